import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { formatDiagnostic, isError } from "~/src/doctor/diagnostics/diagnostic"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"
import { checkResume } from "~/src/doctor/rules/resume/check-resume"
import { SITE } from "~/tests/fixtures/content-folder"
import { RAW_MARKUP, renderMarkdown, withoutCode } from "~/tests/hostile/render-markdown"
import { temporaryFolder } from "~/tests/temporary-folder"

import { translateResume } from "./fields/translate-resume"
import { type FoundEntry, fileOf } from "./import-entry"
import { readSourceSite } from "./source/site-settings"
import { writeEntries } from "./write-entries"

const SITES = path.resolve("tests/fixtures/moved-in")
const folder = temporaryFolder()

test.each(readdirSync(SITES))(
  "entries of a site of %s need only what their owner decides; nothing is raw markup then",
  async (name) => {
    const site = readSourceSite(path.join(SITES, name))
    folder.write("content/site.yaml", SITE)
    const { edits, fields } = parse(readFileSync(path.join(site.folder, "expected.yaml"), "utf8"))
    const found = Object.keys(fields).map((file): FoundEntry => {
      const entry = { path: "content", becomes: "projects", date: undefined } as const
      return { ...entry, file: path.join(site.folder, "content", file), name: file.split("/")[1] ?? "" }
    })
    const options = { site, language: "en", now: new Date(), owner: "June Halloway", isAboutFree: false }
    const staged = writeEntries(folder.path, found, options)
    const read = (file: string) => readFileSync(path.join(folder.path, "content", file), "utf8")
    for (const [file, before, after] of edits) {
      expect(read(file)).toContain(before)
      folder.write(path.join("content", file), read(file).replace(before, after))
    }
    for (const entry of staged.filter(({ unknown }) => unknown.length > 0)) {
      folder.write(fileOf(entry), read(`${entry.folder}/index.md`).replace("draft: true\n", ""))
    }
    const root = path.join(folder.path, "content")
    const diagnostics = diagnoseContent(root).diagnostics.filter(({ file }) => file.startsWith("content/projects/"))
    const left = diagnostics.filter((one) => isError(one) || one.field === "text")
    expect(left.map(formatDiagnostic)).toEqual([])
    for (const [file, expected] of Object.entries(fields)) {
      const text = read(file)
      const [head = "", data = ""] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
      const { aliases: _aliases, ...own } = parse(data)
      expect([file, own]).toEqual([file, expected])
      const page = head + withoutCode(await renderMarkdown(text.slice(head.length)))
      expect([file, RAW_MARKUP.exec(page)?.[0]]).toEqual([file, undefined])
    }
  },
)

test("a résumé in an earlier version of JSON Resume has no problem", () => {
  const text = readFileSync(path.join(SITES, "hugoblox/content/resume.json"), "utf8")
  const translated = JSON.stringify(translateResume(JSON.parse(text)))
  const left = checkResume(parseJson("resume.json", translated).source)
  expect(left.map(formatDiagnostic)).toEqual([])
})
