import { parseYaml } from "./parse-yaml"

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
