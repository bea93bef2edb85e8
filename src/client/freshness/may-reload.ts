import { readStored, writeStored } from "~/src/client/browser-storage"
import { RELOAD_KEY } from "~/src/lib/privacy/stored-keys"

/** A path is loaded as a document at most once in this time (F4), in milliseconds. */
const GUARD_MS = 10_000

/**
 * Returns whether a path may be loaded as a document now, and if so records the time (F4). Refuses a second load within ten
 * seconds, so that a broken deploy cannot cause a loop, and any load without a network, which would only lose the page. Where
 * storage is blocked, the browser's record of this document's own load counts, too (docs/decisions/0038).
 */
export function mayReload(path: string, now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const isRecent = (last: number) => now >= last && now - last < GUARD_MS
  if (isRecent(Number(readStored(RELOAD_KEY, path) ?? Number.NaN))) return false
  if (writeStored(RELOAD_KEY, String(now), path) || !isRecent(ownLoad(path))) return true
  // Only a load counts, not a refused one.
  writeStored(RELOAD_KEY, null, path)
  return false
}

/** Returns when this document was loaded if it was loaded for a path, else NaN. */
function ownLoad(path: string): number {
  const [entry] = performance.getEntriesByType("navigation")
  return entry !== undefined && new URL(entry.name).pathname === path ? performance.timeOrigin : Number.NaN
}
