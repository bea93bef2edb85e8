import { isMap, isScalar, isSeq, type Pair, Scalar } from "yaml"

import type { FieldPath, YamlText } from "~/src/doctor/readers/field-source"

type Range = readonly [from: number, to: number]

/** A text that a comma has cut: the field or entry it begins in, the whole text, and its pieces. */
export type CutText = { path: FieldPath; text: string; pieces: string[] }

/**
 * Returns the text in braces that an unknown field is the end of: in `{ alt: Waves, layered in blue }` the comma ends the text, and
 * the words after it become a field without a value. Null for a real field.
 */
export function cutTextAt({ document, text }: YamlText, path: FieldPath): CutText | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!isMap(parent) || parent.flow !== true) return null
  const at = parent.items.findIndex((pair) => String(pair.key) === String(path.at(-1)))
  const first = parent.items.findLastIndex((pair, index) => index < at && !isBareWord(pair))
  const field = parent.items[first]
  if (field === undefined || !parent.items.slice(first + 1, at + 1).every(isBareWord)) return null
  const next = parent.items.findIndex((pair, index) => index > at && !isBareWord(pair))
  const words = parent.items.slice(first + 1, next === -1 ? undefined : next).map(({ key }) => plainRange(key))
  return join(text, [...path.slice(0, -1), String(field.key)], [plainRange(field.value), ...words])
}

/** Returns the list entries that a comma in a number has cut: `[Printed on 12,000 maps]` has two. */
export function cutNumbers({ document, text }: YamlText): CutText[] {
  const find = (node: unknown, path: FieldPath): CutText[] => {
    if (isMap(node)) return node.items.flatMap(({ key, value }) => find(value, [...path, String(key)]))
    if (!isSeq(node)) return []
    const inner = node.items.flatMap((item, index) => find(item, [...path, index]))
    if (node.flow !== true) return inner
    const ranges = node.items.map(plainRange)
    const continues = (index: number) => isSameNumber(text, ranges[index - 1], ranges[index])
    const own = ranges.flatMap((range, first) => {
      if (continues(first) || !continues(first + 1)) return []
      const end = ranges.findIndex((_range, index) => index > first && !continues(index))
      return join(text, [...path, first], [range, ...ranges.slice(first + 1, end === -1 ? undefined : end)]) ?? []
    })
    return [...own, ...inner]
  }
  return find(document.contents, [])
}

function isBareWord({ key, value }: Pair): boolean {
  return value === null && plainRange(key) !== null
}

/** Returns where a text without quotes is. */
function plainRange(node: unknown): Range | null {
  return isScalar(node) && node.type === Scalar.PLAIN && node.range ? [node.range[0], node.range[1]] : null
}

/** Returns whether a comma without spaces separates a digit from exactly three digits. */
function isSameNumber(text: string, before: Range | null | undefined, after: Range | null | undefined): boolean {
  if (!before || !after || text.slice(before[1], after[0]) !== ",") return false
  return /\d$/.test(text.slice(...before)) && /^\d{3}(?!\d)/.test(text.slice(...after))
}

function join(text: string, path: FieldPath, ranges: readonly (Range | null)[]): CutText | null {
  const known = ranges.filter((range) => range !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (known.length < ranges.length || first === undefined || last === undefined) return null
  return {
    path,
    text: text.slice(first[0], last[1]).replace(/\s+/g, " "),
    pieces: known.map((range) => text.slice(...range)),
  }
}
