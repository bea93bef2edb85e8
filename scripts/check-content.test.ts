import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, readFileSync } from "node:fs"
import path from "node:path"

import { findProblems } from "~/scripts/check-content/find-problems"
import { runCheck } from "~/scripts/command/run-check"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

/** A run takes seconds: everything but what git prints is tested in this process. */
function fix() {
  const command = ["--import", "tsx", "scripts/check-content.ts", "--folder", folder.path, "--fix"]
  const env = { ...process.env, GITHUB_ACTIONS: "" }
  return spawnSync(process.execPath, command, { encoding: "utf8", env })
}

function git(...args: string[]): void {
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@ada.test", "-c", "core.autocrlf=false"]
  execFileSync("git", [...identity, ...args], { cwd: folder.path })
}

test("a warning fails a strict check and is annotated in GitHub Actions", async () => {
  cpSync(FIXTURE_CONTENT, folder.path, { recursive: true })
  folder.write("about.md", "---\ntitle: Your Name\ndescription: D.\n---\n")
  jest.replaceProperty(process, "argv", ["node", "check-content", "--strict", "--folder", folder.path])
  jest.replaceProperty(process, "env", { ...process.env, GITHUB_ACTIONS: "true" })
  const print = jest.spyOn(console, "log").mockReturnValue(undefined)
  await runCheck("usage", {}, findProblems)
  const { exitCode } = process
  process.exitCode = undefined
  expect(exitCode).toBe(1)
  expect(print.mock.calls.join()).toContain("::warning file=content/about.md,line=2,col=1::title")
})

test("--fix shows the difference and what it fixed, keeps comments, prints what is left, and requires a commit before the next run", async () => {
  const lines = ["title: T # the title", "# when it began", "publishDate: 2024-05-01 # a Wednesday", "---", "Text.", ""]
  const project = (name: string) => folder.write(`projects/${name}/index.md`, ["---", ...lines].join("\n"))
  const files = ["a", "b", "c"].map(project)
  git("init", "-q")
  git("add", ".")
  git("commit", "-qm", "Content")
  const { status, stdout, stderr } = fix()
  expect(stderr).toContain("+date: 2024-05-01 # a Wednesday")
  expect(stderr).toContain("Fixed:\n  3 files: publishDate — `publishDate` is not a known field.\n")
  expect(stdout).toContain("summary — ")
  expect(stdout).not.toContain("publishDate")
  expect(status).toBe(1)
  const fixed = ["---", ...lines].join("\n").replace("publishDate", "date")
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual([fixed, fixed, fixed])
  const again = findProblems({ folder: folder.path, format: "text", flags: new Set(["fix"]) })
  await expect(again).rejects.toThrow(/^Commit these files first[\s\S]+projects\/a\/index\.md/)
})

test.each([
  ["--foldr", "There is no flag --foldr. Did you mean --folder? See --help."],
  ["--format=xml", "--format is text, json, annotations, not xml. See --help."],
  ["nope", '"nope" is not a flag. See --help.'],
  ["--fresh", "There is no flag --fresh. Did you mean --fix? See --help."],
  ["--folder=README.md", `${path.resolve("README.md")} is not a folder.`],
])("%s is reported and nothing is checked", async (flag, message) => {
  jest.replaceProperty(process, "argv", ["node", "check-content", flag])
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never)
  const print = jest.spyOn(console, "error").mockReturnValue(undefined)
  const find = jest.fn()
  await runCheck("usage", { fix: "repairs" }, find)
  expect([print.mock.calls, exit.mock.calls, find.mock.calls]).toEqual([[[message]], [[1]], []])
})
