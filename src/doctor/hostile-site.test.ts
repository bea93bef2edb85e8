import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"
import { type Fields, PAGE_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from "~/tests/hostile/content-fields"
import { OWN_WORDS, REFUSED_AS_MARKDOWN } from "~/tests/hostile/own-words"
import { markdownFile, withTexts, writeHostileSite } from "~/tests/hostile/write-hostile-site"

import { diagnoseContent } from "./diagnose-content"

const TEXTS = Object.values(OWN_WORDS)

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "hostile-"))
  writeHostileSite(root)
})

afterAll(() => rmSync(root, { recursive: true }))

/** Returns the errors as file and field. */
function refusals(): string[] {
  return diagnoseContent(root)
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

test("S1: the content check names what pages leave out of the hostile drawing", () => {
  const messages = diagnoseContent(root).diagnostics.map(({ message }) => message)
  const names = messages.flatMap((message) => /^"drawing.svg" contains (\S+),/.exec(message)?.[1] ?? [])
  const elements = ["<script>", "<style>", "<foreignObject>", "<image>", "<a>", "<set>"]
  expect(names.toSorted()).toEqual([...elements, "onload", "href", "fill", "onclick"].toSorted())
})

const FILES: Record<string, Fields> = {
  "projects/texts-1/index.md": PROJECT_FIELDS,
  ...Object.fromEntries(Object.entries(PAGE_FIELDS).map(([name, fields]) => [`${name}.md`, fields])),
  "site.yaml": SITE_FIELDS,
}

describe("a site that holds little else", () => {
  beforeAll(() => {
    rmSync(path.join(root, "resume.json"))
    for (const folder of readdirSync(path.join(root, "projects"))) {
      if (folder !== "texts-1") rmSync(path.join(root, "projects", folder), { recursive: true })
    }
  })

  test.each(TEXTS)("a text is accepted in every field that it fits into, and refused in all others: %s", (text) => {
    const texts = () => [text]
    const tooLong = Object.entries(FILES).flatMap(([file, fields]) => {
      write(file, withTexts(fields, texts))
      const short = fields.fields.filter(([, most]) => text.length > most)
      return short.map(([field]) => `content/${file} ${field.join(".").replaceAll(".0", "[0]")}`)
    })
    expect(refusals().sort()).toEqual(tooLong.sort())
  })

  test.each(Object.values(REFUSED_AS_MARKDOWN))("Markdown or HTML is refused: %s", (text) => {
    write("projects/texts-1/index.md", PROJECT_FIELDS.base, text)
    expect(refusals()).toContainEqual(expect.stringMatching(/^content\/projects\/texts-1\/index\.md (image|link)$/))
  })
})

function write(file: string, values: object, text = ""): void {
  const content = file.endsWith(".md") ? markdownFile(values, text) : JSON.stringify(values)
  writeFileSync(path.join(root, file), content)
}
