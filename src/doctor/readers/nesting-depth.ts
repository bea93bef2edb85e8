/** Deeper than anybody writes, and far from where code that walks a tree runs out of stack. */
const MOST_LEVELS = 100

/** Whether a tree has no more levels than that. Goes level by level and not by recursion, which is what it protects. */
export function isWithinLevels<Item>(tree: Item, childrenOf: (item: Item) => readonly Item[]): boolean {
  let level: readonly Item[] = [tree]
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    level = level.flatMap(childrenOf)
    if (level.length === 0) return true
  }
  return false
}

/** The same for what JSON or YAML is read into. */
export function isDataWithinLevels(data: unknown): boolean {
  return isWithinLevels(data, (item) => (typeof item === "object" && item !== null ? Object.values(item) : []))
}

/** What was read, or null where the reader ran out of stack. */
export function readNested<Read>(read: () => Read): Read | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** How it is told, whatever the format. */
export const TOO_DEEP = {
  found: `something nested more than ${MOST_LEVELS} levels deep`,
  expected: "what people can read",
  fix: "write it with fewer levels",
}
