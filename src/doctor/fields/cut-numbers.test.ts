import { checkCutNumbers } from "~/src/doctor/fields/cut-numbers"
import { parseYaml } from "~/src/doctor/readers/yaml-source"

function told(text: string): string[] {
  const { source } = parseYaml({ file: "x", text, firstLine: 2 })
  return checkCutNumbers("x", source).map(
    ({ severity, line, column, field, found, fix }) => `${severity} ${line}:${column} ${field} ${found} — ${fix}`,
  )
}

test("a comma in a number that makes two entries of a list is warned of, once for each number", () => {
  const advice = "; two entries have a space behind their comma"
  expect(told("a: 1\noutcome: [First, Printed on 12,000 maps, 1,200,000 copies]")).toEqual([
    `warning 3:18 outcome[1] two entries, "Printed on 12" and "000 maps" — put the whole text between quotes: "Printed on 12,000 maps"${advice}`,
    `warning 3:42 outcome[3] two entries, "1" and "200" — put the whole text between quotes: "1,200,000 copies"${advice}`,
  ])
})

test.each([
  "outcome: [Printed on 12, 000 maps]",
  'outcome: ["Printed on 12,000 maps"]',
  'outcome: ["Printed on 12","000 maps"]',
  "outcome:\n  - Printed on 12,000 maps",
  "years: [2019,2020]",
  "tags: [Loom,100]",
  "tags: []",
])("%j has no such entries", (text) => {
  expect(told(text)).toEqual([])
})
