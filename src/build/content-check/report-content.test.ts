import { cpSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import path from "node:path"

import { noteBootstrap, recheckContent, stopOnErrors } from "~/src/build/content-check/report-content"
import { PROBLEMS_FILE } from "~/src/build/content-check/serve-content-problems"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const fixture = path.resolve(FIXTURE_CONTENT)

const packages = path.resolve("node_modules")

temporaryWorkingDirectory()

beforeEach(() => {
  cpSync(fixture, "content", { recursive: true })
  mkdirSync("node_modules")
  for (const fonts of ["@expo-google-fonts", "@fontsource-variable"]) {
    symlinkSync(path.join(packages, fonts), path.join("node_modules", fonts))
  }
})

async function start(warn: (report: string) => void = () => undefined): Promise<string[]> {
  const panics: string[] = []
  const panic = ({ context }: { context: { report: string } }) => panics.push(context.report)
  const reporter = { setErrorMap: () => undefined, warn, panic }
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

test("a build prints one report: it goes on after warnings, and an error stops it with both", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  const warn = jest.fn()
  const about = readFileSync(path.join(fixture, "about.md"), "utf8").replace(/^title: .*/m, "title: Your Name")
  writeFileSync("content/about.md", about)
  expect(await start(warn)).toEqual([])
  const warning = "content/about\\.md:2:1 {2}warning: title — .*\\n"
  const only = expect.stringMatching(new RegExp(`^\\n${warning}\\n1 warning in 1 file\\.$`))
  expect(warn.mock.calls).toEqual([[only]])
  writeFileSync("content/about.md", about.replace(/^description: .*\n/m, ""))
  const both = new RegExp(`^content/about.md:2:1 .*description.*\\n${warning}\\n1 problem and 1 warning in 1 file\\.$`)
  expect(await start(warn)).toEqual([expect.stringMatching(both)])
  expect(warn).toHaveBeenCalledTimes(1)
})

test("a build that stops at a remote image names the command that requests it without a build", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  writeFileSync("content/about.md", "---\ntitle: A\ndescription: D.\n---\n\n![A loom](https://127.0.0.1/loom.png)\n")
  const [report] = await start()
  expect(report).toMatch(/about\.md:6:1 {2}image — "https:\/\/127\.0\.0\.1\/loom\.png" leads to/)
  expect(report).toContain("npm run check:content -- --remote")
})

test("a problem that a change causes is reported once, and shown on the pages until it is fixed", async () => {
  const notice = () => JSON.parse(readFileSync(PROBLEMS_FILE, "utf8"))
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
