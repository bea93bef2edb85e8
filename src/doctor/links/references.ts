import type { ContentProblem } from "~/src/doctor/diagnostic"
import { fieldName } from "~/src/doctor/fields/check-fields"
import { nearest } from "~/src/doctor/fields/nearest-name"
import type { Position, YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"

/** Something of another file that a field names: a job by its id, a project by its slug. */
export type Reference = Position & { file: string; field: string; name: string }

/** What the field names; none when there is no such field. */
export function namedAt(file: string, source: YamlSource, path: YamlPath): Reference[] {
  const name = source.valueAt(path)
  return typeof name === "string" ? [{ file, field: fieldName(path), name, ...source.positionOf(path) }] : []
}

/** What the entries of a list name. */
export function listedAt(file: string, source: YamlSource, list: string): Reference[] {
  const entries = source.valueAt([list])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((_entry, index) => namedAt(file, source, [list, index]))
}

/** A name that leads nowhere is told with the nearest one that leads somewhere. */
export function checkReferences(
  references: readonly Reference[],
  known: readonly string[],
  { expected, otherwise }: { expected: string; otherwise: string },
): ContentProblem[] {
  return references.flatMap(({ name, ...at }) => {
    if (known.includes(name)) return []
    const near = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined)
    return [{ ...at, found: `"${name}"`, expected, fix: near === undefined ? otherwise : `did you mean ${near}?` }]
  })
}
