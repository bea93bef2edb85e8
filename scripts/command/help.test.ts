import { spawnSync } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import path from "node:path"

import manifest from "~/package.json"

/** The commands of owners; the others are for engineers. */
const COMMANDS = "start build edit serve new translate import init update migrate check:content check:links".split(
  " ",
) as (keyof typeof manifest.scripts)[]

test.each(COMMANDS)("npm run %s -- --help prints its flags and does nothing else", (command) => {
  const script = manifest.scripts[command].split(" ").at(-1) ?? ""
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
