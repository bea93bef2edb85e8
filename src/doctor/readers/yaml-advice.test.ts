import { parseYaml } from "~/src/doctor/readers/yaml-source"

function told(text: string): string[] {
  return parseYaml({ file: "x", text, firstLine: 1 }).problems.map(
    ({ line, column, found, fix }) => `${line}:${column} ${found} — ${fix}`,
  )
}

test.each([
  [
    "title: Karte: der Straßen\nsummary: S",
    '1:8 a second colon with a space behind it — put the whole text between quotes: "Karte: der Straßen"',
  ],
  [
    'links:\n  - label: The "new": one',
    '2:12 a second colon with a space behind it — put the whole text between quotes: "The \\"new\\": one"',
  ],
  [
    "tags: [Loom, Card: reader: x]",
    "1:20 a second colon with a space behind it, in brackets — put the text that holds it between quotes",
  ],
  ["title: @ada", '1:8 "@" at the beginning of a text — put the whole text between quotes: "@ada"'],
  [
    "title: 'It's mine'",
    '1:8 a text that goes on behind its closing sign — put the whole text between quotes: "It\'s mine"',
  ],
  [
    "title: [draft] Loom",
    '1:16 a text that goes on behind its closing sign — put the whole text between quotes: "[draft] Loom"',
  ],
  ['a: 1\ntitle: "open\ndate: 2024', "2:8 a quote that is not closed — add it"],
  ["tags: [a, b\ndate: 2024", "2:1 the end of a list without its ] — add ] above"],
  [
    "title: a\n summary: b",
    "1:8 a line below this one that begins further right — let the next line begin where this one does",
  ],
  ["title a\nsummary: b", '1:1 "title a" — write a colon and a space after the field\'s name'],
  ["a: 1\ntitle: b\ntitle: c", "3:1 title a second time — remove one of the two, or make one list of both"],
  ["links:\n\t- a", "2:1 a tab — put two spaces in its place"],
  [
    "title: |x",
    "1:9 Block scalar header includes extra characters: |x — check quotes, colons and indentation on this line and the one above",
  ],
])("%j is told once, in plain words", (text, expected) => {
  expect(told(text)).toEqual([expected])
})
