import { spawnSync } from "node:child_process"
import { cpSync, truncateSync } from "node:fs"
import path from "node:path"

import { runCheck } from "~/scripts/command/run-check"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()
beforeEach(() => cpSync(FIXTURE_CONTENT, folder.path, { recursive: true }))

function check(args: string[], env: Record<string, string> = {}) {
  const command = ["--import", "tsx", "scripts/check-content.ts", "--folder", folder.path, ...args]
  return spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
  })
}

test("warnings pass, unless the check is strict", () => {
  folder.write("about.md", "---\ntitle: Your Name\ndescription: D.\n---\n")
  expect(check([])).toMatchObject({ status: 0, stdout: expect.stringContaining("about.md:2:1  warning: title") })
  expect(check(["--strict"]).status).toBe(1)
})

test("an error fails the check and is annotated in GitHub Actions", () => {
  folder.write("about.md", "no front matter")
  const annotation = expect.stringContaining("::error file=content/about.md,line=1,col=1::")
  expect(check([], { GITHUB_ACTIONS: "true" })).toMatchObject({ status: 1, stdout: annotation })
  const finding = expect.objectContaining({ file: "content/about.md", severity: "error" })
  expect(JSON.parse(check(["--format", "json"]).stdout)).toContainEqual(finding)
})

test("an image whose copy was interrupted fails the check", () => {
  truncateSync(path.join(folder.path, "avatar.png"), 500)
  const message = /^content\/site\.yaml:\d+:\d+ {2}author\.avatar.*"avatar\.png" cannot be decoded/m
  expect(check([])).toMatchObject({ status: 1, stdout: expect.stringMatching(message) })
})

test("remote images are requested with --remote only", () => {
  folder.write("about.md", "---\ntitle: T\ndescription: D.\n---\n\n![A loom](https://127.0.0.1/loom.png)\n")
  const without = check([])
  expect(without).toMatchObject({ status: 0, stderr: expect.stringContaining("npm run check:content -- --remote") })
  const { status, stdout } = check(["--remote", "--format", "json"])
  expect(status).toBe(1)
  const message = expect.stringMatching(
    /^"https:\/\/127\.0\.0\.1\/loom\.png" leads to 127\.0\.0\.1, an address that is not public\.$/,
  )
  const place = { file: "content/about.md", line: 6, column: 1, field: "image" }
  expect(JSON.parse(stdout)).toContainEqual({ ...place, severity: "error", message, fix: expect.any(String) })
})

test.each([
  ["--foldr", "There is no flag --foldr. Did you mean --folder? See --help."],
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
