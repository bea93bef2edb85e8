import { readStored, writeStored } from "~/src/client/browser-storage"
import { RELOAD_KEY } from "~/src/lib/privacy/stored-keys"

/** One path is loaded as a document at most once in this time (F4), in milliseconds. */
const GUARD_MS = 10_000

/** When a path was last loaded from this document, for browsers that keep nothing. */
const unkept = new Map<string, number>()

/**
 * Returns whether a path may be loaded as a document now, and remembers that it is (F4). Refuses a second time within ten
 * seconds, so that a broken deploy cannot make a loop. Where storage is blocked it remembers what the browser knows without it:
 * which path this document was loaded for, and when (docs/decisions/0038). Refuses without a network: the visitor would lose the
 * page for nothing.
 */
export function mayReload(path: string, now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const stored = readStored(RELOAD_KEY, path)
  if (stored !== null && isRecent(Number(stored), now)) return false
  if (writeStored(RELOAD_KEY, String(now), path)) return true
  if (isRecent(unkept.get(path) ?? ownLoad(path), now)) return false
  unkept.set(path, now)
  return true
}

function isRecent(last: number, now: number): boolean {
  return now >= last && now - last < GUARD_MS
}

/** Returns when this document was loaded if it was loaded for a path, else negative infinity. */
function ownLoad(path: string): number {
  const [entry] = performance.getEntriesByType("navigation")
  const isOwn = entry !== undefined && new URL(entry.name).pathname === path
  return isOwn ? performance.timeOrigin : Number.NEGATIVE_INFINITY
}
