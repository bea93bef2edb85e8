import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { NOTES_FILE } from "~/src/build/develop/problem-notes"
import { recheckContent, rememberProblems } from "~/src/build/develop/recheck-content"
import { readContent } from "~/src/doctor/check-content"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const cwd = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "recheck-"))
  cpSync(FIXTURE_CONTENT, path.join(folder, "content"), { recursive: true })
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(cwd)
  rmSync(folder, { recursive: true })
})

function recheck(): string[] {
  const told: string[] = []
  const tell = (text = "") => told.push(text)
  recheckContent({ warn: tell, info: tell }, "content")
  return told
}

function notes() {
  return JSON.parse(readFileSync(NOTES_FILE, "utf8"))
}

test("what a save breaks in another file is told once, on the pages too, until it is mended", () => {
  const { problems } = readContent("content")
  rememberProblems(problems, [])
  expect(recheck()).toEqual([])

  writeFileSync("content/about.md", "---\ntitle: A\ndescription: D.\n---\n\n[gone](/projects/nowhere-to-be-found)\n")
  expect(recheck()).toEqual([expect.stringContaining('about.md:6:1  link — found "/projects/nowhere-to-be-found"')])
  expect(notes().lines).toContainEqual({ isError: true, text: expect.stringContaining("about.md:6:1  link") })
  expect(recheck()).toEqual([])

  writeFileSync("content/about.md", "---\ntitle: A\ndescription: D.\n---\n\n[here](/projects)\n")
  recheck()
  expect(notes().lines.filter((line: { isError: boolean }) => line.isError)).toEqual([])
  expect(problems).toEqual([])
})

test("when nothing is wrong any more, that is told", () => {
  rememberProblems([{ file: "f", line: 1, column: 1, field: "x", found: "a", expected: "b", fix: "c" }], [])
  expect(notes().title).toBe("1 problem in the content")
  expect(recheck()).toEqual(["The content is in order again."])
  expect(notes().lines).toEqual([])
  expect(existsSync(NOTES_FILE)).toBe(true)
})
