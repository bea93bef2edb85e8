import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"))

/** The commands of owners; the others are for engineers. */
const COMMANDS = "start build edit serve new translate import init update check:content check:links".split(" ")

test("--help of every command prints its flags and does nothing else", () => {
  const files = COMMANDS.map((command) => pathToFileURL(scripts[command]?.split(" ").at(-1) ?? "").href)
  // All in one process, because each would load much of the same code: an exit ends the command alone.
  const runAll = `
    class Exit extends Error {}
    const ignoreExit = (thrown) => { if (!(thrown instanceof Exit && thrown.message === "0")) throw thrown }
    process.exit = (code) => { throw new Exit(code) }
    process.on("unhandledRejection", ignoreExit)
    process.argv[2] = "--help"
    for (const file of ${JSON.stringify(files)}) await import(file).catch(ignoreExit)`
  const output = path.resolve("public")
  const changedAt = () => (existsSync(output) ? statSync(output).mtimeMs : null)
  const before = changedAt()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", runAll],
    // Only a command that does not end takes so long.
    { encoding: "utf8", timeout: 120_000 },
  )
  expect([status, stderr]).toEqual([0, ""])
  const texts = stdout.split(/^(?=npm )/m)
  expect(texts.map((text) => /^npm (?:run )?(\S+) -- /.exec(text)?.[1])).toEqual(COMMANDS)
  for (const text of texts) expect(text).toMatch(/^ {2}--help +this text$/m)
  expect(changedAt()).toBe(before)
})
