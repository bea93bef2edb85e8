/** How many letters two words differ by. */
export type Distance = (a: string, b: string) => number

/** More would be guesses. */
const MOST = 3
/** Words this short are found in too many others. */
const SHORTEST_PART = 4
/** What a word that is only a part of another counts, in letters. */
const PART_SCORE = 3

/**
 * The pages that somebody may have meant who asked for a path that no page has, nearest first; `renamed` tells where pages
 * are now that had another path. Paths are inside the site, without trailing slashes.
 */
export function nearestPaths(
  asked: string,
  {
    paths,
    renamed,
    distance,
  }: { paths: readonly string[]; renamed: Readonly<Record<string, string>>; distance: Distance },
): string[] {
  const wanted = normalise(asked)
  if (wanted === "") return []
  const candidates = [...paths.map((path) => [path, path] as const), ...Object.entries(renamed)]
  const best = new Map<string, number>()
  for (const [name, path] of candidates) {
    const score = scoreOf(wanted, normalise(name), distance)
    if (score < (best.get(path) ?? Number.POSITIVE_INFINITY)) best.set(path, score)
  }
  const ranked = [...best].sort(([a, x], [b, y]) => x - y || a.localeCompare(b))
  return ranked.slice(0, MOST).map(([path]) => path)
}

/** Infinite for what is too far away to be meant. */
function scoreOf(wanted: string, name: string, distance: Distance): number {
  if (name === "") return Number.POSITIVE_INFINITY
  const asked = lastOf(wanted)
  const last = lastOf(name)
  const letters = Math.min(distance(wanted, name), distance(asked, last))
  // A word of which no letter is left is another word.
  if (letters < last.length && letters <= Math.max(2, Math.floor(last.length / 3))) return letters
  return asked.length >= SHORTEST_PART && last.includes(asked) ? PART_SCORE : Number.POSITIVE_INFINITY
}

function normalise(path: string): string {
  return path
    .replace(/[?#].*$/s, "")
    .replace(/(\/index)?\.(html?|md|php)$/i, "")
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase()
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}
