import { cpSync, readFileSync, truncateSync, writeFileSync } from "node:fs"
import path from "node:path"

import { noteBootstrap, recheckContent, stopOnErrors } from "~/src/build/content-check/report-content"
import { NOTICE_FILE } from "~/src/build/content-check/serve-content-notice"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const fixture = path.resolve(FIXTURE_CONTENT)

temporaryWorkingDirectory()

beforeEach(() => cpSync(fixture, "content", { recursive: true }))

async function start(): Promise<string[]> {
  const panics: string[] = []
  const panic = ({ context }: { context: { report: string } }) => panics.push(context.report)
  const reporter = { setErrorMap: () => undefined, warn: () => undefined, panic }
  await stopOnErrors({ reporter: reporter as never })
  return panics
}

test("an image whose copy was interrupted stops a build", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  expect(await start()).toEqual([])
  truncateSync("content/avatar.png", 500)
  expect(await start()).toEqual([
    expect.stringMatching(/content\/site\.yaml:\d+:\d+ {2}author\.avatar.*"avatar\.png" cannot be decoded/),
  ])
})

test("a problem that a change causes is reported once, and shown on the pages until it is fixed", async () => {
  const notice = () => JSON.parse(readFileSync(NOTICE_FILE, "utf8"))
  const recheck = () => {
    const reports: unknown[] = []
    const report = (text: unknown) => reports.push(text)
    recheckContent({ warn: report, info: report }, "content")
    return reports
  }
  await start()
  noteBootstrap()
  expect(recheck()).toEqual([])

  writeFileSync("content/about.md", "---\ntitle: A\ndescription: D.\n---\n\n[gone](/projects/nowhere-to-be-found)\n")
  expect(recheck()).toEqual([expect.stringContaining('about.md:6:1  link — "/projects/nowhere-to-be-found" leads')])
  expect(notice().lines).toContainEqual({ isError: true, text: expect.stringContaining("about.md:6:1  link") })
  expect(recheck()).toEqual([])

  cpSync(path.join(fixture, "about.md"), "content/about.md")
  expect(recheck()).toEqual(["The content has no problems any more."])
  expect(notice()).toEqual({ title: "", lines: [] })
})
