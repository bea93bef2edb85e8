import { type Document, isMap, isScalar, isSeq, type Pair, Scalar } from "yaml"

import type { FieldPath } from "~/src/doctor/readers/field-source"

type Yaml = { document: Document; text: string }
type Range = readonly [from: number, to: number]

/** A text that a comma has cut: the field or entry it begins in, the whole text, and its first two pieces. */
export type CutText = { path: FieldPath; text: string; pieces: [string, string] }

/**
 * Returns the text in braces that an unknown field is the end of: in `{ alt: Waves, layered in blue }` the comma ends the text, and
 * the words after it become a field without a value. Null for a real field.
 */
export function cutTextAt({ document, text }: Yaml, path: FieldPath): CutText | null {
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
export function cutNumbers({ document, text }: Yaml): CutText[] {
  const find = (node: unknown, path: FieldPath): CutText[] => {
    if (isMap(node)) return node.items.flatMap(({ key, value }) => find(value, [...path, String(key)]))
    if (!isSeq(node)) return []
    const inner = node.items.flatMap((item, index) => find(item, [...path, index]))
    if (node.flow !== true) return inner
    const numbers = new Map<number, (Range | null)[]>()
    let first = 0
    for (const [index, range] of node.items.map(plainRange).entries()) {
      if (!isSameNumber(text, numbers.get(first)?.at(-1), range)) first = index
      numbers.set(first, [...(numbers.get(first) ?? []), range])
    }
    return [...[...numbers].flatMap(([entry, ranges]) => join(text, [...path, entry], ranges) ?? []), ...inner]
  }
  return find(document.contents, [])
}

function isBareWord({ key, value }: Pair): boolean {
  return value === null && plainRange(key) !== null
}

/** Returns where a text without quotes is. */
function plainRange(node: unknown): Range | null {
  if (!isScalar(node) || node.type !== Scalar.PLAIN || node.range == null) return null
  return [node.range[0], node.range[1]]
}

/** Returns whether a comma without spaces separates a digit from exactly three digits. */
function isSameNumber(text: string, before: Range | null | undefined, after: Range | null): boolean {
  if (before == null || after === null || text.slice(before[1], after[0]) !== ",") return false
  return /\d$/.test(text.slice(...before)) && /^\d{3}(?!\d)/.test(text.slice(...after))
}

function join(text: string, path: FieldPath, ranges: readonly (Range | null)[]): CutText | null {
  const [first, second] = ranges
  const last = ranges.at(-1)
  if (first == null || second == null || last == null) return null
  const whole = text.slice(first[0], last[1]).replace(/\s+/g, " ")
  return { path, text: whole, pieces: [text.slice(...first), text.slice(...second)] }
}
