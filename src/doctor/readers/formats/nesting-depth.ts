import { say } from "~/src/doctor/diagnostics/diagnostic"

/** More levels than people write, and far fewer than exhaust the stack of recursive code. */
const MAX_LEVELS = 100

export const TOO_DEEP = say(
  "too-deep",
  `Something is nested more than ${MAX_LEVELS} levels deep.`,
  "Write it with fewer levels.",
)

/** Returns whether a tree has at most 100 levels. Works level by level: recursion is what it protects. */
export function isWithinLevels<Item>(tree: Item, childrenOf: (item: Item) => readonly Item[]): boolean {
  let level: readonly Item[] = [tree]
  for (let depth = 0; depth <= MAX_LEVELS; depth += 1) {
    level = level.flatMap(childrenOf)
    if (level.length === 0) return true
  }
  return false
}

/** Returns whether more brackets are open at once in a YAML or JSON text than it may have levels: parsing them would take seconds. */
export function hasDeepBrackets(text: string): boolean {
  let open = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + ("[{".includes(bracket) ? 1 : -1))
    if (open > MAX_LEVELS) return true
  }
  return false
}

/** Returns null where the parser ran out of stack. */
export function parseNested<Parsed>(parse: () => Parsed): Parsed | null {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
