import { checkFields } from "~/src/doctor/fields/check-fields"
import { parseYaml } from "~/src/doctor/readers/yaml-source"
import { projectSchema } from "~/src/doctor/schemas/project-schema"

function told(line: string): string[] {
  const { source } = parseYaml({ file: "x", text: `title: T\nsummary: S\ndate: 2024\n${line}`, firstLine: 1 })
  return checkFields("x", source, projectSchema).problems.map(
    ({ line, column, field, found, fix }) => `${line}:${column} ${field} ${found} — ${fix}`,
  )
}

test.each([
  [
    "cover: { src: x.png, alt: Waves, layered in blue }",
    '4:22 cover.alt "Waves", and behind a comma "layered in blue" — put the whole text between quotes: alt: "Waves, layered in blue"',
  ],
  [
    "cover: { alt: Waves, layered, and blue, src: x.png }",
    '4:10 cover.alt "Waves", and behind a comma "layered" — put the whole text between quotes: alt: "Waves, layered, and blue"',
  ],
  [
    "metrics: [{ value: 1,200, label: copies }]",
    '4:13 metrics[0].value "1", and behind a comma "200" — put the whole text between quotes: value: "1,200"',
  ],
])("%s is told once, as a text that a comma has cut", (line, expected) => {
  expect(told(line)).toEqual([expected])
})

test.each([
  ["cover: { src: x.png, alt: Waves, layered: }", "remove layered"],
  ['cover: { src: x.png, alt: "Waves", layered }', "remove layered"],
  ["client: { layered, name: A }", "remove layered"],
  ["cover:\n  src: x.png\n  alt: Waves\n  layered:", "remove layered"],
])("%s has an unknown field", (line, fix) => {
  expect(told(line)).toEqual([expect.stringMatching(new RegExp(`an unknown field — ${fix}$`))])
})
