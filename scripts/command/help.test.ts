import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"))

/** The commands of owners; the others are for engineers. */
const COMMANDS = "start build edit serve new translate import init update check:content check:links".split(" ")

test.each(COMMANDS)("npm run %s -- --help prints its flags and does nothing else", (command) => {
  const script = scripts[command]?.split(" ").at(-1) ?? ""
  const output = path.resolve("public")
  const changedAt = () => (existsSync(output) ? statSync(output).mtimeMs : null)
  const before = changedAt()
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, "--help"], {
    encoding: "utf8",
    timeout: 60_000,
  })
  expect([status, stderr]).toEqual([0, ""])
  expect(stdout).toMatch(new RegExp(`^npm (?:run )?${command} -- `))
  expect(stdout).toMatch(/^ {2}--help +this text$/m)
  expect(changedAt()).toBe(before)
})
