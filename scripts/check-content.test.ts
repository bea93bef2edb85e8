import { spawnSync } from "node:child_process"
import { cpSync, truncateSync } from "node:fs"
import path from "node:path"

import { runCheck } from "~/scripts/command/run-check"
import { checkContent } from "~/src/doctor/check-content"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
beforeEach(() => cpSync(FIXTURE_CONTENT, folder.path, { recursive: true }))

/** Runs the command's check of the text files in this process. */
async function check(...flags: string[]) {
  jest.replaceProperty(process, "argv", ["node", "check-content", "--folder", folder.path, ...flags])
  jest.replaceProperty(process, "env", { ...process.env, GITHUB_ACTIONS: "" })
  const print = jest.spyOn(console, "log").mockReturnValue(undefined)
  await runCheck("usage", async ({ folder: root }) => checkContent(root))
  const result = { status: process.exitCode, stdout: String(print.mock.lastCall?.[0]) }
  process.exitCode = 0
  jest.restoreAllMocks()
  return result
}

test("warnings pass, unless the check is strict", async () => {
  folder.write("about.md", "---\ntitle: Your Name\ndescription: D.\n---\n")
  const warning = expect.stringContaining("about.md:2:1  warning: title")
  expect(await check()).toEqual({ status: 0, stdout: warning })
  expect(await check("--strict")).toEqual({ status: 1, stdout: warning })
})

test("an error fails the check", async () => {
  folder.write("about.md", "no front matter")
  const { status, stdout } = await check("--format", "json")
  expect(status).toBe(1)
  const finding = expect.objectContaining({ file: "content/about.md", severity: "error" })
  expect(JSON.parse(stdout)).toContainEqual(finding)
})

test("the command annotates an image whose copy was interrupted in GitHub Actions, and fails", () => {
  truncateSync(path.join(folder.path, "avatar.png"), 500)
  const command = ["--import", "tsx", "scripts/check-content.ts", "--folder", folder.path]
  const env = { ...process.env, GITHUB_ACTIONS: "true" }
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8", env })
  expect(stdout).toMatch(/^::error file=content\/site\.yaml,line=\d+,col=\d+::.*"avatar\.png" cannot be decoded/m)
  expect(status).toBe(1)
})

test.each([
  ["--nope", "There is no flag --nope. Did you mean --folder? See --help."],
  ["--format=xml", "--format is text, json, annotations, not xml. See --help."],
  ["nope", '"nope" is not a flag. See --help.'],
])("%s is reported and nothing is checked", async (flag, message) => {
  jest.replaceProperty(process, "argv", ["node", "check-content", flag])
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never)
  const print = jest.spyOn(console, "error").mockReturnValue(undefined)
  const find = jest.fn()
  await runCheck("usage", find)
  expect([print.mock.calls, exit.mock.calls, find.mock.calls]).toEqual([[[message]], [[1]], []])
})
