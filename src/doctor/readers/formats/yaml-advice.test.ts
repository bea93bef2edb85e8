import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"

import { parseYaml } from "./parse-yaml"

const quote = (text: string) => `Put the whole text between quotes: ${JSON.stringify(text)}`

const SECOND_COLON = "The line has a second colon followed by a space."

test.each([
  ['links:\n  - label: The "new": one', `2:12 ${SECOND_COLON} ${quote('The "new": one')}`],
  ["tags: [a, C: d: x]", "1:14 A text in brackets has a colon followed by a space. Put the text between quotes."],
  ["title: [draft] Loom", `1:16 The text continues after its closing bracket. ${quote("[draft] Loom")}`],
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
