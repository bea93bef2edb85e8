import fc from "fast-check"

import { temporaryContent } from "~/tests/fixtures/content-folder"

import { diagnoseContent } from "./diagnose-content"

const content = temporaryContent()
const PROJECT = "projects/one/index.md"
const MARKDOWN_FILES = ["about.md", "home.md", PROJECT, "projects/two/index.md"]

const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
/** What has a meaning in Markdown, YAML or JSON, in any order. */
const MARKS =
  '#¦- ¦> ¦\n¦\n\n¦    ¦[¦](¦)¦![¦`¦```¦*¦_¦|¦:¦: ¦"¦{¦}¦&a ¦*a¦<<: ¦!!¦---¦? ¦,¦[^1]¦title¦cover¦src¦links¦/projects/¦#x¦0¦true'
const marks = fc.array(fc.constantFrom(...MARKS.split("¦")), { maxLength: 60 }).map((parts) => parts.join(""))
const anyText = fc.oneof(fc.string({ unit: "binary" }), marks)

/** Cannot be made a text: YAML may name a field like a property of JavaScript's objects. */
const noText = fc.dictionary(
  fc.constantFrom("toString", "valueOf", "constructor", "length", "name", "src"),
  fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
  { minKeys: 1 },
)
const NAMES = "title slug aliases date endDate cover links tags tech related gallery video team author work skills"
/** The names that rules look for, with values of any kind, as JSON, which is YAML, too. */
const anyFields = fc
  .dictionary(
    fc.constantFrom(...NAMES.split(" ")),
    fc.oneof(fc.anything({ maxDepth: 3, withNullPrototype: false }), fc.string(), noText, fc.array(noText)),
  )
  .map((fields) => JSON.stringify(fields, (_key, value) => (typeof value === "bigint" ? String(value) : value)))

const frontMatter = fc.oneof(anyText, anyFields, fc.constant("title: T"))
const anyMarkdown = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(frontMatter, anyText).map(([front, body]) => `---\n${front}\n---\n${body}`) },
  { weight: 1, arbitrary: anyBytes },
)
const anyData = fc.oneof(anyText, anyFields, anyBytes)

test("any text, bytes and values in every file end in diagnostics, never in an exception", () => {
  const files = Object.fromEntries(MARKDOWN_FILES.map((file) => [file, anyMarkdown]))
  const anyFiles = fc.record({ ...files, "site.yaml": anyData, "resume.json": anyData })
  const check = (contents: Record<string, string | Buffer>) => {
    for (const [file, bytes] of Object.entries(contents)) content.write(file, bytes)
    expect(Array.isArray(diagnoseContent(content.root).diagnostics)).toBe(true)
  }
  fc.assert(fc.property(anyFiles, check), { numRuns: 60 })
}, 120_000)

const DEEP = 20_000
const nestedFields = Array.from({ length: 500 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")
const aliases = [..."bcdefghi"].map((name, index) => `${name}: &${name} [${`*${"abcdefgh"[index]},`.repeat(9)}]`)

test.each([
  ["a list in a list in YAML", `---\ntitle: ${"[".repeat(DEEP)}${"]".repeat(DEEP)}\n---\n`],
  ["lists in lists in YAML", `---\ntitle:\n ${"- ".repeat(5000)}\n---\n`],
  ["fields in fields in YAML", `---\n${nestedFields}\n---\n`],
  ["emphasis that is never closed", `---\n---\n${"*a ".repeat(5000)}`],
  ["images in images", `---\n---\n${"![".repeat(1000)}${"](a)".repeat(1000)}`],
  ["a title of a megabyte", `---\ntitle: ${"word ".repeat(200_000)}\n---\n`],
  ["aliases of aliases", `---\na: &a [x,x,x,x,x,x,x,x,x]\n${aliases.join("\n")}\n---\n`],
])("%s: ends in diagnostics, never in an exception", (_what, text) => {
  content.write(PROJECT, text)
  expect(content.report()).toContainEqual(expect.stringContaining(PROJECT))
})

test.each([150, DEEP])("JSON with %i levels ends in one diagnostic", (depth) => {
  content.write("resume.json", `${'{"work":['.repeat(depth)}${"]}".repeat(depth)}`)
  expect(content.report()).toEqual([
    "resume.json:1:1  JSON — Something is nested more than 100 levels deep. Write it with fewer levels.",
  ])
})
