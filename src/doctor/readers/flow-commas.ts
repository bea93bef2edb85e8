import { type Document, isMap, isScalar, isSeq, type Pair, Scalar } from "yaml"

type Path = readonly (string | number)[]

/** A text that a comma has cut, as its owner wrote it: all of it, the pieces, and the field or entry it begins in. */
export type CutText = { path: Path; text: string; pieces: [string, string] }

/**
 * The text in braces of which an unknown field is the end: in `{ alt: Waves, layered in blue }` a comma ends the text, and
 * the words behind it are a field without a value. Null for a field of its own.
 */
export function cutTextAt(document: Document, source: string, path: Path): CutText | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!isMap(parent) || parent.flow !== true) return null
  const at = parent.items.findIndex((pair) => String(pair.key) === String(path.at(-1)))
  const cut = parent.items.findLastIndex((pair, index) => index < at && !isBare(pair))
  const begin = parent.items[cut]
  if (begin === undefined || !parent.items.slice(cut + 1, at + 1).every(isBare)) return null
  const end = parent.items.findIndex((pair, index) => index > at && !isBare(pair))
  const words = parent.items.slice(cut + 1, end === -1 ? undefined : end).map(({ key }) => rangeOf(key))
  return joined(source, [...path.slice(0, -1), String(begin.key)], [rangeOf(begin.value), ...words])
}

/** The entries of lists in brackets that a comma in a number has cut: `[Printed on 12,000 maps]` has two. */
export function cutNumbers(document: Document, source: string): CutText[] {
  const walk = (node: unknown, path: Path): CutText[] => {
    if (isMap(node)) return node.items.flatMap(({ key, value }) => walk(value, [...path, String(key)]))
    if (!isSeq(node)) return []
    const below = node.items.flatMap((item, index) => walk(item, [...path, index]))
    if (node.flow !== true) return below
    const ranges = node.items.map(rangeOf)
    const isGoingOn = (index: number) => goesOn(source, ranges[index - 1] ?? null, ranges[index] ?? null)
    const own = ranges.flatMap((range, first) => {
      if (isGoingOn(first) || !isGoingOn(first + 1)) return []
      const rest = ranges.slice(first + 1)
      const end = rest.findIndex((_, index) => !isGoingOn(first + 1 + index))
      return joined(source, [...path, first], [range, ...rest.slice(0, end === -1 ? undefined : end)]) ?? []
    })
    return [...own, ...below]
  }
  return walk(document.contents, [])
}

type Range = readonly [from: number, to: number]

/** A name in braces without a colon. */
function isBare({ key, value }: Pair): boolean {
  return value === null && rangeOf(key) !== null
}

/** Where a text without quotes stands. */
function rangeOf(node: unknown): Range | null {
  if (!isScalar(node) || node.type !== Scalar.PLAIN || node.range == null) return null
  return [node.range[0], node.range[1]]
}

/** Three digits directly behind a comma that is directly behind a digit: who lists numbers leaves a space there. */
function goesOn(source: string, before: Range | null, after: Range | null): boolean {
  if (before === null || after === null || source.slice(before[1], after[0]) !== ",") return false
  return /\d$/.test(source.slice(...before)) && /^\d{3}(?!\d)/.test(source.slice(...after))
}

function joined(source: string, path: Path, ranges: readonly (Range | null)[]): CutText | null {
  const [first, second] = ranges
  const last = ranges.at(-1)
  if (first == null || second == null || last == null) return null
  const text = source.slice(first[0], last[1]).replace(/\s+/g, " ")
  return { path, text, pieces: [source.slice(...first), source.slice(...second)] }
}
