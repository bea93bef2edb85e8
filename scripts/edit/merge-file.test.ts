import { changedLines, FILE, type Fields, LOOM, nothing, rewritten } from "~/tests/fixtures/editor-text"

import { mergeFile } from "./merge-file"

const saved = (change: (fields: Fields) => void, text = LOOM) => mergeFile(FILE, text, rewritten(text, change))
const changed = (change: (fields: Fields) => void, text = LOOM) => changedLines(text, saved(change, text))

test("a file that was saved without a change is the same, in all its bytes", () => {
  for (const text of [LOOM, LOOM.replaceAll("\n", "\r\n"), LOOM.trimEnd(), LOOM.replace("---\n\nA", "---\nA")]) {
    expect(mergeFile(FILE, text, rewritten(LOOM, nothing))).toBe(text)
  }
})

test("a file without a last line break gets one like its others", () => {
  const text = "title: T\r\ndescription: D"
  expect(mergeFile("content/site.yaml", text, "title: U\ndescription: D\n")).toBe("title: U\r\ndescription: D\r\n")
})

test("a group in which nothing is known to the form stays", () => {
  const text = LOOM.replace("src: cover.png\n  alt:", "image: cover.png\n  description:")
  const change = (all: Fields) => Object.assign(all, { cover: { src: "", alt: "" } })
  expect(mergeFile(FILE, text, rewritten(text, change))).toBe(text)
})

test("of two alike entries, the changed one keeps what is unknown to the form, also below a new one", () => {
  const text = LOOM.replace("url: https://a.test ", "url: https://a.test\n      own: 1 ").replace(
    "type: article",
    "type: source",
  )
  const change = ({ links }: Fields) => {
    links[0].url = "https://c.test"
    links.unshift({ type: "source", url: "https://d.test" })
  }
  expect(mergeFile(FILE, text, rewritten(text, change))).toMatch(/https:\/\/c\.test[^\n]*\n\s+own: 1/)
})

test("spaces around a text and a text of several lines are no change", () => {
  const folded = LOOM.replace(/^summary: .*$/m, "summary: >\n  It is\n  fine.\nslug: ' loom '")
  const change = (all: Fields) => Object.assign(all, { summary: "It is fine.", slug: "loom" })
  expect(mergeFile(FILE, folded, rewritten(folded, change))).toBe(folded)
})

test("the form has paragraphs of a field in one line, with spaces between their words", () => {
  const text = LOOM.replace(/^summary: .*$/m, "summary: >-\n  It is\n  fine.\n\n  Really.")
  expect(mergeFile(FILE, text, rewritten(text, nothing))).toBe(text)
  const edited = rewritten(text, (all) => (all.summary += " Yes."))
  expect(mergeFile(FILE, text, edited)).toContain("\nsummary: It is fine. Really. Yes.\n")
})

test.each<[name: string, change: (fields: Fields) => void, from: string, to: string]>([
  ["a sign that no key types", (all) => (all.role = "A\u2028"), "role: Author", 'role: "A\u2028"'],
  ["a text in quotes", (all) => (all.title = "New: loom"), '"A Loom"', '"New: loom"'],
  ["a year", (all) => (all.date = "2025"), "date: 2024", "date: 2025"],
  ["a month in place of a year", (all) => (all.date = "2025-01"), "date: 2024", "date: 2025-01"],
  ["a flag", (all) => (all.draft = false), "draft: true", "draft: false"],
  ["a list in brackets", (all) => all.tags.push("c, d"), "[a, b]", '[a, b, "c, d"]'],
  ["a field in braces", (all) => (all.client.name = "Other, Ltd"), "name: Royal", 'name: "Other, Ltd"'],
  ["a field less in braces", (all) => delete all.client.url, "Royal, url: https://royal.test }", "Royal }"],
  ["an entry at the end", (all) => all.outcome.push("four"), "  - three\n", "  - three\n  - four\n"],
  ["an entry at the beginning", (all) => all.outcome.unshift("zero: 0"), "outcome:\n", 'outcome:\n  - "zero: 0"\n'],
  ["an entry in the middle", (all) => all.outcome.splice(1, 0, "half"), '  - "one"\n', '  - "one"\n  - half\n'],
  ["another entry", (all) => (all.outcome[1] = "2"), "- two # after", '- "2" # after'],
  ["an entry less", (all) => all.outcome.splice(1, 1), "  - two # after\n", ""],
  [
    "a group in a list",
    (all) => all.links.push({ type: "live", url: "https://c.test" }),
    "      label: B\n",
    "      label: B\n    - type: live\n      url: https://c.test\n",
  ],
  ["a field of a group in a list", (all) => (all.links[0].url = "https://c.test"), "https://a.test", "https://c.test"],
  ["a new field of a group in a list", (all) => (all.links[0].label = "A"), "# here\n", "# here\n      label: A\n"],
  ["a field less in a list", (all) => delete all.links[1].label, "      label: B\n", ""],
  ["a new field, after that before it in the schema", (all) => (all.type = "App"), "role:", "type: App\nrole:"],
  [
    "a new group, without what is empty in it",
    (all) => (all.team = [{ name: "Ada", role: "" }]),
    "tags:",
    "team:\n  - name: Ada\ntags:",
  ],
  ["a text that may be a list", (all) => all.role.push("Editor"), " Author\n", "\n  - Author\n  - Editor\n"],
  ["a text of several lines", (all) => (all.summary = "One\ntwo"), "'It''s fine.'", "|-\n  One\n  two"],
  ["a description", (all) => (all.cover.alt = "A loom"), 'alt: ""', 'alt: "A loom"'],
])("only the lines of the edited field change: %s", (_name, change, from, to) => {
  const expected = LOOM.replace(from, to)
  expect(saved(change)).toBe(expected)
  const inCrlf = (text: string) => text.replaceAll("\n", "\r\n")
  expect(mergeFile(FILE, inCrlf(LOOM), rewritten(LOOM, change))).toBe(inCrlf(expected))
})

test("entries that are edited while others are added or removed keep their comments", () => {
  const longer = saved((all) => {
    all.outcome = ["one", "2", "three", "four"]
    all.links = [{ ...all.links[0], url: "https://c.test" }]
  })
  const expected = LOOM.replace("- two # after", '- "2" # after')
    .replace("  - three\n", "  - three\n  - four\n")
    .replace("https://a.test   # here", "https://c.test   # here")
    .replace(/ {4}- type: article\n.*\n.*\n/, "")
  expect(longer).toBe(expected)
})

test("entries that move take their comments along", () => {
  const list = LOOM.slice(LOOM.indexOf("  # the first"), LOOM.indexOf("links:"))
  const moved = '  # the second\n  - two # after\n\n  - three\n  # the first\n  - "one"\n'
  expect(saved((all) => all.outcome.push(all.outcome.shift()))).toBe(LOOM.replace(list, moved))
  const link = LOOM.slice(LOOM.indexOf("    # to the code"), LOOM.indexOf("    - type: article"))
  const other = LOOM.slice(LOOM.indexOf("    - type: article"), LOOM.indexOf("\ncover:"))
  expect(saved((all) => all.links.reverse())).toBe(LOOM.replace(link + other, other + link))
  const shorter = saved((all) => (all.outcome = ["two", "drei"]))
  expect(shorter).toBe(LOOM.replace('  - "one"\n', "").replace("- three", "- drei"))
})

test("entries that begin below their dash, or have lines like comments, move as they are", () => {
  const first = "  - # a\n    type: source\n    url: https://a.test\n    # label: Code\n"
  const [second, outcome] = [
    "  - type: live\n    url: https://b.test # b\n",
    "  - |-\n    One\n\n    # is one\n  - two\n",
  ]
  const text = `---\ntitle: T\noutcome:\n${outcome}links:\n${first}${second}---\n`
  const change = (all: Fields) => {
    all.links.reverse()
    all.outcome.shift()
  }
  const expected = `---\ntitle: T\noutcome:\n  - two\nlinks:\n${second}${first}---\n`
  expect(mergeFile(FILE, text, rewritten(text, change))).toBe(expected)
})

test("of a field that is removed, the comments stay", () => {
  expect(changed((all) => delete all.outcome).slice(7)).toEqual(["+# the first", "+# the second", "+# after"])
})

test("a cleared description decorates; a cleared text is removed", () => {
  const described = LOOM.replace('alt: ""', "alt: A loom")
  expect(changed((all) => delete all.cover.alt, described)).toEqual(["-  alt: A loom", '+  alt: ""'])
  expect(changed((all) => delete all.title)).toEqual(['-title: "A Loom"   # the name', "+# the name"])
})

test("an edited text replaces the text, and nothing above it", () => {
  const above = LOOM.slice(0, LOOM.indexOf("A text"))
  const result = mergeFile(FILE, LOOM, rewritten(LOOM, nothing, "# New\n\n---\n\nEnd"))
  expect(result).toBe(`${above}# New\n\n---\n\nEnd\n`)
  expect(mergeFile(FILE, LOOM, rewritten(LOOM, nothing, ""))).toBe(`${above.trimEnd()}\n`)
})

test("a text keeps the line ends that most of its lines have", () => {
  const text = LOOM.replace("A text  \n", "A text  \r\n")
  expect(mergeFile(FILE, text, rewritten(LOOM, nothing, "A text.\n\nMore."))).toMatch(/---\n\nA text\.\n\nMore\.\n$/)
})

test("a new file has the fields that are set", () => {
  const wanted = rewritten(
    "---\ntitle: New\n---\n",
    (all) => Object.assign(all, { tags: ["a"], cover: { src: "" }, aliases: ["/of-the-original"] }),
    "Text",
  )
  expect(mergeFile(FILE, "", wanted)).toBe("---\ntitle: New\ntags:\n  - a\n---\n\nText\n")
  const decorating = (all: Fields) => void Object.assign(all, { cover: { src: "a.png" } })
  expect(mergeFile(FILE, "", rewritten("---\ntitle: New\n---\n", decorating))).toContain(
    'cover:\n  src: a.png\n  alt: ""\n',
  )
})

test("a list keeps the fields of its entries that the editor does not know, wherever they move", () => {
  const resume = { $schema: "a.json", work: [{ name: "A", x: 1 }, { name: "B" }], skills: [] }
  const merged = (work: object[]) =>
    JSON.parse(mergeFile("content/resume.json", JSON.stringify(resume, null, 2), JSON.stringify({ work })))
  expect(merged([{ name: "B" }, { name: "A" }])).toEqual({ ...resume, work: [{ name: "B" }, { name: "A", x: 1 }] })
  expect(merged([{ name: "A", position: "P" }])).toEqual({ ...resume, work: [{ name: "A", position: "P", x: 1 }] })
  expect(merged([{ name: "A" }, { name: "C" }])).toEqual({ ...resume, work: [{ name: "A", x: 1 }, { name: "C" }] })
})

test("a list of JSON keeps its tabs", () => {
  const inTabs = (work: object[]) => JSON.stringify({ work }, null, "\t")
  const [before, after] = [inTabs([{ name: "A" }]), inTabs([{ name: "A" }, { name: "B" }])]
  expect(mergeFile("content/resume.json", before, after)).toBe(after)
})

test.each([
  "draft: yes",
  "tags: a",
  "team: [Ada]",
  "cover: cover.png",
  "title: [A]",
  "type: { a: b }",
  "status: Live",
  "related:\n- a: b",
])("a file with %j, which the editor cannot show, is not changed", (fields) => {
  const text = `---\nsummary: S\n${fields}\n---\n`
  const change = () => mergeFile(FILE, text, rewritten("---\nsummary: T\n---\n", nothing))
  expect(change).toThrow(/^Nothing was saved. .*content\/projects\/loom\/index.md:[34]:\d+ .* lose this value/)
})

test.each([
  ["title: [", "Nothing was saved. Correct this in a text editor first: content/projects/loom/index.md:2"],
  [
    "title: T\nclient: &c { name: C }\nteam: [*c]",
    "Nothing was saved. Change client.name in a text editor: other fields",
  ],
])("a file with %j is not changed, and the message says why", (fields, message) => {
  const wanted = rewritten("---\ntitle: T\n---\n", (all) =>
    Object.assign(all, { client: { name: "D" }, team: [{ name: "C" }] }),
  )
  expect(() => mergeFile(FILE, `---\n${fields}\n---\n`, wanted)).toThrow(message)
})

test("a résumé that is not JSON is not changed; a new one is written", () => {
  const file = "content/resume.json"
  expect(() => mergeFile(file, "{,}", "{}")).toThrow("Correct this in a text editor first: content/resume.json:1:2")
  expect(JSON.parse(mergeFile(file, "", '{"work":[{"name":"A","url":""}]}'))).toEqual({ work: [{ name: "A" }] })
})

test("only files of the content that tools edit can be merged", () => {
  expect(() => mergeFile("content/texts.yaml", "", "")).toThrow("is not a file that this editor can write")
})
