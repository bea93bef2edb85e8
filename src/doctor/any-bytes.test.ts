import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import fc from "fast-check"

import { readContent } from "~/src/doctor/check-content"
import { readPage } from "~/src/doctor/readers/read-page"
import { readProject } from "~/src/doctor/readers/read-project"
import { readSite } from "~/src/doctor/readers/read-site"
import { readResume } from "~/src/doctor/resume/read-resume"

const FILES = ["site.yaml", "home.md", "about.md", "privacy.md", "resume.json", "projects/one/index.md"]

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "any-bytes-"))
  mkdirSync(path.join(root, "projects/one"), { recursive: true })
})

afterAll(() => rmSync(root, { recursive: true }))

const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  anyBytes.map((bytes) => bytes.toString("utf8")),
)

/** What means something in Markdown, YAML or JSON, in any order. */
const marks = fc
  .array(
    fc.constantFrom(
      ...[
        "#",
        "- ",
        "> ",
        "\n",
        "\n\n",
        "    ",
        "[",
        "](",
        ")",
        "![",
        "`",
        "```",
        "*",
        "_",
        "|",
        ":",
        ": ",
        '"',
        "{",
        "}",
      ],
      ...[
        "&a ",
        "*a",
        "<<: ",
        "!!",
        "---",
        "? ",
        ",",
        "[^1]",
        "title",
        "cover",
        "src",
        "links",
        "/projects/",
        "#x",
        "0",
        "true",
      ],
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""))

/** What is no text, and cannot be made one: YAML may call a field as JavaScript calls what it has of its own. */
const noText = fc.dictionary(
  fc.constantFrom("toString", "valueOf", "constructor", "length", "name", "src"),
  fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
  { minKeys: 1 },
)

/** The names that the rules look for, with values of any kind. */
const anyFields = fc.dictionary(
  fc.constantFrom(
    "title",
    "slug",
    "aliases",
    "date",
    "endDate",
    "cover",
    "links",
    "tags",
    "tech",
    "related",
    "job",
    "gallery",
    "video",
    "team",
    "author",
    "work",
    "skills",
  ),
  fc.oneof(fc.anything({ maxDepth: 3, withNullPrototype: false }), fc.string(), noText, fc.array(noText)),
)

function isToldOrRead(problems: unknown): void {
  expect(Array.isArray(problems)).toBe(true)
}

test("any text as a project ends in problems, never in an exception", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, marks), fc.oneof(anyText, marks), (front, body) =>
      isToldOrRead(readProject(root, "one", `---\n${front}\n---\n${body}`).problems),
    ),
    { numRuns: 2000 },
  )
}, 60_000)

test("any text as a page ends in problems, never in an exception", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, marks), (text) =>
      isToldOrRead(readPage(root, "about", `---\ntitle: T\n---\n${text}`).problems),
    ),
    { numRuns: 1200 },
  )
}, 60_000)

test("known fields with values of any kind end in problems, never in an exception", () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const json = JSON.stringify(fields, (_key, value) => (typeof value === "bigint" ? String(value) : value))
      writeFileSync(path.join(root, "site.yaml"), json)
      writeFileSync(path.join(root, "resume.json"), json)
      isToldOrRead(readSite(root).problems)
      isToldOrRead(readResume(root).problems)
      isToldOrRead(readProject(root, "one", `---\n${json}\n---\n`).problems)
    }),
    { numRuns: 500 },
  )
}, 60_000)

test("any text as settings or as a résumé ends in problems, never in an exception", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, marks), (text) => {
      writeFileSync(path.join(root, "site.yaml"), text)
      writeFileSync(path.join(root, "resume.json"), text)
      isToldOrRead(readSite(root).problems)
      isToldOrRead(readResume(root).problems)
    }),
    { numRuns: 400 },
  )
}, 60_000)

test("any bytes as the files of a site end in problems, never in an exception", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), anyBytes, (file, bytes) => {
      writeFileSync(path.join(root, file), bytes)
      isToldOrRead(readContent(root).problems)
    }),
    { numRuns: 300 },
  )
}, 60_000)

const DEEP = 20_000
test.each([
  ["a list in a list in YAML", `---\ntitle: ${"[".repeat(DEEP)}${"]".repeat(DEEP)}\n---\n`],
  ["lists that are never closed", `---\ntitle: ${"[".repeat(DEEP)}\n---\n`],
  [
    "fields in fields in YAML",
    `---\n${Array.from({ length: 500 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")}\n---\n`,
  ],
  ["quotations in quotations", `---\n---\n${">".repeat(3000)} text`],
  ["lists in lists", `---\n---\n${"- ".repeat(2000)}text`],
  ["emphasis that is never closed", `---\n---\n${"*a ".repeat(5000)}`],
  ["pictures in pictures", `---\n---\n${"![".repeat(1000)}${"](a)".repeat(1000)}`],
  ["a line of a megabyte", `---\ntitle: T\n---\n${"word ".repeat(200_000)}`],
  ["a title of a megabyte", `---\ntitle: ${"word ".repeat(200_000)}\n---\n`],
  [
    "aliases of aliases",
    `---\na: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghi"].map((name, index) => `${name}: &${name} [${`*${"abcdefgh"[index]},`.repeat(9)}]`).join("\n")}\n---\n`,
  ],
])(
  "%s: ends in problems, never in an exception",
  (_what, text) => {
    expect(readProject(root, "one", text).problems).not.toEqual([])
  },
  60_000,
)

test("JSON of any depth ends in a problem", () => {
  for (const depth of [150, DEEP]) {
    writeFileSync(path.join(root, "resume.json"), `${'{"work":['.repeat(depth)}${"]}".repeat(depth)}`)
    expect(readResume(root).problems).toEqual([expect.objectContaining({ field: "JSON" })])
  }
})
