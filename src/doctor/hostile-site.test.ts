import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { checkContent } from "~/src/doctor/check-content"
import { isError } from "~/src/doctor/diagnostic"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"
import { type Fields, PAGE_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from "~/tests/hostile/content-fields.mjs"
import { OWN_WORDS, REFUSED_AS_MARKDOWN } from "~/tests/hostile/own-words.mjs"
import { markdownFile, withTexts, writeHostileSite } from "~/tests/hostile/write-hostile-site.mjs"

const TEXTS = Object.values(OWN_WORDS)

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "hostile-"))
  writeHostileSite(root)
})

afterAll(() => rmSync(root, { recursive: true }))

/** What stops a build, as file and field. */
function refusals(): string[] {
  return checkContent(root)
    .diagnostics.filter(isError)
    .map(({ file, field }) => `${file} ${field}`)
}

test("the corpus holds at least 40 texts that look like the build's own, the placeholder of its id among them", () => {
  expect(new Set(TEXTS).size).toBeGreaterThanOrEqual(40)
  expect(TEXTS).toContain(BUILD_ID_PLACEHOLDER)
})

test("the content check accepts the hostile site", () => {
  expect(refusals()).toEqual([])
})

const FILES: Record<string, Fields & { write: (values: object) => string }> = {
  "projects/text-1/index.md": { ...PROJECT_FIELDS, write: (values) => markdownFile(values, "") },
  "home.md": { ...PAGE_FIELDS.home, write: (values) => markdownFile(values, "") },
  "about.md": { ...PAGE_FIELDS.about, write: (values) => markdownFile(values, "") },
  "privacy.md": { ...PAGE_FIELDS.privacy, write: (values) => markdownFile(values, "") },
  "site.yaml": { ...SITE_FIELDS, write: (values) => JSON.stringify(values) },
}

describe("a site that holds little else", () => {
  beforeAll(() => {
    rmSync(path.join(root, "resume.json"))
    for (const folder of readdirSync(path.join(root, "projects"))) {
      if (folder !== "text-1") rmSync(path.join(root, "projects", folder), { recursive: true })
    }
  })

  beforeEach(() => {
    for (const [file, fields] of Object.entries(FILES)) write(file, fields.write(fields.base))
  })

  test.each(REFUSED_AS_MARKDOWN)("Markdown or HTML is refused: %s", (text) => {
    write("projects/text-1/index.md", markdownFile(PROJECT_FIELDS.base, text))
    expect(refusals()).toContainEqual(expect.stringMatching(/^content\/projects\/text-1\/index\.md (image|link)$/))
  })

  test.each(Object.entries(FILES))(
    "%s: a text is accepted in every field that it fits into, and refused in all others",
    (file, fields) => {
      for (const text of TEXTS) {
        write(file, fields.write(withTexts(fields, () => text)))
        const tooLong = fields.fields
          .filter(([, most]) => text.length > most)
          .map(([field]) => `content/${file} ${nameOf(field)}`)
        expect([text, refusals().sort()]).toEqual([text, tooLong.sort()])
      }
    },
  )
})

function nameOf(field: readonly (string | number)[]): string {
  return field
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1)
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text)
}
