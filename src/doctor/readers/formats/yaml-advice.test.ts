import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"

import { parseYaml } from "./parse-yaml"

const quote = (text: string) => `Put the whole text between quotes: ${JSON.stringify(text)}`

const SECOND_COLON = "The line has a second colon followed by a space."

test.each([
  ["title: Karte: der Straßen\nsummary: S", `1:8 ${SECOND_COLON} ${quote("Karte: der Straßen")}`],
  ['links:\n  - label: The "new": one', `2:12 ${SECOND_COLON} ${quote('The "new": one')}`],
  ["tags: [a, C: d: x]", "1:14 A text in brackets has a colon followed by a space. Put the text between quotes."],
  ["title: @ada", `1:8 A text cannot begin with "@". ${quote("@ada")}`],
  ["title: 'It's mine'", `1:8 The text continues after its closing quote. ${quote("It's mine")}`],
  ["title: [draft] Loom", `1:16 The text continues after its closing bracket. ${quote("[draft] Loom")}`],
  ['a: 1\ntitle: "open\ndate: 2024', "2:8 A quote is not closed. Add the same quote where the text ends."],
  ["tags: [a, b\ndate: 2024", "2:1 A list is not closed with ]. Add ] after the last entry."],
  ["title: a\n summary: b", "1:8 The next line is indented more than this one. Indent both lines the same."],
  ["title a\nsummary: b", '1:1 "title a" is not a field. Write a colon and a space after the field\'s name.'],
  ["a: 1\ntitle: b\ntitle: c", "3:1 The field `title` occurs twice. Remove one of the two, or make one list of both."],
  [
    "links:\n\t- a",
    "2:1 The line is indented with a tab. Use spaces: begin it in the same column as its neighbours, or two columns after the field that it belongs to.",
  ],
  ["title: |x", `1:9 "|" begins a text on the next line, but more follows it on this one. ${quote("|x")}`],
  [
    "summary: > A map\n  of moss.",
    `1:12 ">" begins a text on the next line, but more follows it on this one. Move the text to the next line, and indent it by two spaces.`,
  ],
])("%j has one diagnostic, in plain words", (text, expected) => {
  const { diagnostics } = parseYaml({ file: "x", text, firstLine: 1 })
  expect(diagnostics.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`)).toEqual([expected])
})

test.each([
  ["title: Karte: der Straßen\r\ndate: x", 'title: "Karte: der Straßen"\r\ndate: x'],
  ["links:\n  - label: Code: all", 'links:\n  - label: "Code: all"'],
  ["title: a: b\nsummary: c: d", 'title: "a: b"\nsummary: "c: d"'],
])("in %j, --fix puts the texts with a second colon between quotes", (text, fixed) => {
  const { diagnostics, source } = parseYaml({ file: "x", text, firstLine: 1 })
  expect(
    applyEdits(
      text,
      diagnostics.map(({ edits = [] }) => edits),
    ),
  ).toBe(fixed)
  expect(source.data).toEqual(parseYaml({ file: "x", text: fixed, firstLine: 1 }).source.data)
})

test.each(["author: name: Mira", "title: a: b # c", "title: a: b\n  c", 'title: "a: b": c', "title: A:\n  b: c: d"])(
  "%j may mean something else, so the owner has to decide",
  (text) => {
    const { diagnostics } = parseYaml({ file: "x", text, firstLine: 1 })
    expect(diagnostics.map(({ edits }) => edits)).toEqual([undefined])
  },
)

test("of thousands of second colons, the first hundred are reported", () => {
  const text = `links:\n${"  - label: Karte: der Weg\n".repeat(3000)}`
  expect(parseYaml({ file: "x", text, firstLine: 1 }).diagnostics).toHaveLength(100)
})
