import { spawnSync } from "node:child_process"
import { cpSync, readFileSync } from "node:fs"
import path from "node:path"

import { findProblems } from "~/scripts/check-content/find-problems"
import { runCheck } from "~/scripts/command/run-check"
import { commitFolder } from "~/tests/commit-folder"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { runInProcess } from "~/tests/run-in-process"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

/** Runs the command in a process of its own, which takes seconds: only there is what git prints seen. */
function fix() {
  const command = ["--import", "tsx", "scripts/check-content.ts", "--folder", folder.path, "--fix"]
  return spawnSync(process.execPath, command, { encoding: "utf8", env: { ...process.env, GITHUB_ACTIONS: "" } })
}

function check(args: string[], env?: Record<string, string>) {
  return runInProcess(() => runCheck("usage", { fix: "fixes" }, findProblems), ["--folder", folder.path, ...args], env)
}

test("a warning fails a strict check and is annotated in GitHub Actions", async () => {
  cpSync(FIXTURE_CONTENT, folder.path, { recursive: true })
  folder.write("about.md", "---\ntitle: Your Name\ndescription: D.\n---\n")
  const stdout = expect.stringContaining("::warning file=content/about.md,line=2,col=1::title")
  expect(await check(["--strict"], { GITHUB_ACTIONS: "true" })).toMatchObject({ status: 1, stdout })
})

test("--fix shows the difference and what it fixed, keeps comments, prints what is left, and requires a commit before the next run", async () => {
  const lines = ["title: T # the title", "# when it began", "publishDate: 2024-05-01 # a Wednesday", "---", "Text.", ""]
  const project = (name: string) => folder.write(`projects/${name}/index.md`, ["---", ...lines].join("\n"))
  const files = ["a", "b", "c"].map(project)
  commitFolder(folder.path)
  const { status, stdout, stderr } = fix()
  expect(stderr).toContain("+date: 2024-05-01 # a Wednesday")
  expect(stderr).toContain("Fixed:\n  3 files: publishDate — `publishDate` is not a known field.\n")
  expect(stdout).toContain("summary — ")
  expect(stdout).not.toContain("publishDate")
  expect(status).toBe(1)
  const fixed = ["---", ...lines].join("\n").replace("publishDate", "date")
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual([fixed, fixed, fixed])
  const again = await check(["--fix"])
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining(path.join("projects", "a", "index.md")) })
  expect(again.stderr).toMatch(/^Commit these files first/)
})

test.each([
  ["--foldr", "There is no flag --foldr. Did you mean --folder? See --help."],
  ["--format=xml", "--format is text, json, annotations, not xml. See --help."],
  ["nope", '"nope" is not a flag. See --help.'],
  ["--fresh", "There is no flag --fresh. Did you mean --fix? See --help."],
  ["--folder=README.md", `${path.resolve("README.md")} is not a folder.`],
])("%s is reported and nothing is checked", async (flag, message) => {
  const find = jest.fn()
  const result = await runInProcess(() => runCheck("usage", { fix: "repairs" }, find), [flag])
  expect(result).toEqual({ status: 1, stdout: "", stderr: `${message}\n` })
  expect(find).not.toHaveBeenCalled()
})
