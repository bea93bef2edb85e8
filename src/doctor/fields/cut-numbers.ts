import type { ContentProblem } from "~/src/doctor/diagnostic"
import { fieldName } from "~/src/doctor/fields/check-fields"
import { shown } from "~/src/doctor/fields/shown"
import type { YamlSource } from "~/src/doctor/readers/yaml-source"

/** Warns of a number in a list in brackets whose comma makes two entries of one: `[Printed on 12,000 maps]`. */
export function checkCutNumbers(file: string, source: YamlSource): ContentProblem[] {
  return source.cutNumbers().map(({ path, text, pieces: [before, after] }) => ({
    severity: "warning",
    file,
    ...source.positionOf(path),
    field: fieldName(path),
    found: `two entries, ${shown(before)} and ${shown(after)}`,
    expected: "a number with a comma between quotes, because a comma begins the next entry",
    fix: `put the whole text between quotes: ${JSON.stringify(text)}; two entries have a space behind their comma`,
  }))
}
