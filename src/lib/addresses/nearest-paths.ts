import { withoutQuery } from "~/src/lib/addresses/paths"

const MAX_SUGGESTIONS = 3
/** Shorter words occur in too many paths. */
const MIN_PART_LENGTH = 4
/** The score of a path whose last segment merely contains the wanted word. */
const PART_DISTANCE = 3

type KnownPaths = {
  paths: readonly string[]
  /** Former paths and the current path of each. */
  renamed: Readonly<Record<string, string>>
  /** Edit distance of two words. */
  distance: (a: string, b: string) => number
}

/**
 * Returns the pages that a wrong path may have meant, nearest first. Paths have no base path or trailing slash.
 * @example nearestPaths("/abuot", { paths: ["/", "/about"], renamed: {}, distance }) → ["/about"]
 */
export function nearestPaths(requested: string, { paths, renamed, distance }: KnownPaths): string[] {
  const wanted = normalise(requested)
  if (wanted === "") return []
  const scores = new Map<string, number>()
  for (const [name, path] of [...paths.map((path) => [path, path] as const), ...Object.entries(renamed)]) {
    const score = scoreOf(wanted, normalise(name), distance)
    if (score < (scores.get(path) ?? Number.POSITIVE_INFINITY)) scores.set(path, score)
  }
  const ranked = [...scores].sort(([a, x], [b, y]) => x - y || a.localeCompare(b))
  return ranked.slice(0, MAX_SUGGESTIONS).map(([path]) => path)
}

/** Returns infinity for a path that is too different. */
function scoreOf(wanted: string, name: string, distance: KnownPaths["distance"]): number {
  if (name === "") return Number.POSITIVE_INFINITY
  const word = lastSegment(wanted)
  const last = lastSegment(name)
  const edits = Math.min(distance(wanted, name), distance(word, last))
  // With as many edits as letters, nothing of the word is left.
  if (edits < last.length && edits <= Math.max(2, Math.floor(last.length / 3))) return edits
  return word.length >= MIN_PART_LENGTH && last.includes(word) ? PART_DISTANCE : Number.POSITIVE_INFINITY
}

function normalise(path: string): string {
  return withoutQuery(path)
    .replace(/(\/index)?\.(html?|md|php)$/i, "")
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase()
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}
