import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"

import { parseYaml } from "./parse-yaml"

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
