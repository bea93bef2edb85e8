import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { buildSite } from "~/scripts/build/build-site"
import { UNFINISHED } from "~/scripts/build/prepare-build-dir"
import { ROOT } from "~/scripts/command/folders"
import { listFiles } from "~/scripts/command/list-files"
import { OwnerError, runCommand } from "~/scripts/command/run-command"

import { FIXTURE_BUILD } from "./fixture-site"

const PUBLIC = path.join(FIXTURE_BUILD.output, "public")
/** The killed build uses another build directory, because it loses its caches. */
const KILLED_DIR = path.join(path.dirname(FIXTURE_BUILD.buildDir), "killed")

/**
 * Builds the same content again, now with the line ends of Windows, and expects identical files: the id of the build must not
 * change (F1), and hosts upload only changed files. Then kills a build, which must leave the last good one.
 */
void runCommand(async () => {
  const first = digests()
  // Uncommitted content has the date of its build.
  const { timestamp } = JSON.parse(readFileSync(path.join(PUBLIC, "builds/latest.json"), "utf8"))
  process.env.SOURCE_DATE_EPOCH = String(timestamp / 1000)
  const began = Date.now()
  const code = await buildSite({ ...FIXTURE_BUILD, edit: writeWindowsLineEnds })
  if (code !== 0) return code
  expectSameFiles(first, "Building the same again, with the line ends of Windows,")
  rmSync(KILLED_DIR, { recursive: true, force: true })
  let delayMs = Math.round((Date.now() - began) / 4)
  // The build may have finished before the kill.
  while (!(await killBuildAfter(delayMs))) delayMs = Math.round(delayMs / 2)
  expectSameFiles(first, `Killing a build after ${delayMs} ms`)
  if (existsSync(KILLED_DIR) && !existsSync(path.join(KILLED_DIR, UNFINISHED))) {
    throw new OwnerError(`A build killed after ${delayMs} ms is not marked as unfinished.`)
  }
  rmSync(KILLED_DIR, { recursive: true, force: true })
  console.log(`${first.size} files are identical after another build and a killed one.`)
  return 0
})

function writeWindowsLineEnds(buildDir: string): void {
  const texts = listFiles(path.join(buildDir, "content")).filter((file) => /\.(md|ya?ml|json|bib)$/.test(file))
  for (const file of texts) writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"))
}

/** Kills a build with all its processes, as a power failure would. Returns whether the build was still running. */
async function killBuildAfter(delayMs: number): Promise<boolean> {
  const build = spawn(process.execPath, [...process.execArgv, "scripts/test/build-fixture-site.ts", KILLED_DIR], {
    cwd: ROOT,
    detached: true,
    stdio: "ignore",
  })
  const ended = once(build, "exit")
  const timer = setTimeout(() => process.kill(-Number(build.pid), "SIGKILL"), delayMs)
  const [, signal] = await ended
  clearTimeout(timer)
  return signal !== null
}

function expectSameFiles(first: Map<string, string>, what: string): void {
  const now = digests()
  const files = [...new Set([...first.keys(), ...now.keys()])]
  const changed = files.filter((file) => first.get(file) !== now.get(file)).sort()
  if (changed.length === 0) return
  throw new OwnerError(
    `${what} changed ${changed.length} of ${first.size} files:\n  ${changed.slice(0, 20).join("\n  ")}\nThe build contains something that varies: a time, a random name, or a leftover of an earlier build; or a reader of content knows one kind of line ends.`,
  )
}

function digests(): Map<string, string> {
  const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex")
  return new Map(listFiles(PUBLIC).map((file) => [path.relative(PUBLIC, file), digest(file)]))
}
