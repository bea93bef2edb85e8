import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { recheckContent, rememberReport } from "~/src/build/content-check/recheck-content"
import { NOTICE_FILE } from "~/src/build/content-check/serve-content-notice"
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
  const reports: string[] = []
  const report = (text = "") => reports.push(text)
  recheckContent({ warn: report, info: report }, "content")
  return reports
}

function notice() {
  return JSON.parse(readFileSync(NOTICE_FILE, "utf8"))
}

test("what a save breaks in another file is reported once, on the pages too, until it is fixed", () => {
  rememberReport([], [])
  expect(recheck()).toEqual([])

  writeFileSync("content/about.md", "---\ntitle: A\ndescription: D.\n---\n\n[gone](/projects/nowhere-to-be-found)\n")
  expect(recheck()).toEqual([expect.stringContaining('about.md:6:1  link — "/projects/nowhere-to-be-found" leads')])
  expect(notice().lines).toContainEqual({ isError: true, text: expect.stringContaining("about.md:6:1  link") })
  expect(recheck()).toEqual([])

  cpSync(path.join(cwd, FIXTURE_CONTENT, "about.md"), "content/about.md")
  expect(recheck()).toEqual(["The content has no problems any more."])
  expect(notice()).toEqual({ title: "", lines: [] })
})
