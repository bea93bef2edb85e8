import { readStored, writeStored } from "~/src/client/browser-storage"
import { RELOAD_KEY } from "~/src/lib/stored-keys"

/** One path is loaded as a document at most once in this time (F4), in milliseconds. */
const GUARD_MS = 10_000

/**
 * Whether a path may be loaded as a document now, and notes that it is (F4). Refuses a second time within ten seconds,
 * so that a broken deploy cannot make a loop. Where storage is blocked a reload cannot be remembered, and is refused. Without a
 * network it would leave the visitor with nothing.
 */
export function mayReload(path: string, now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = lastReload(path)
  if (last !== null && now >= last && now - last < GUARD_MS) return false
  return writeStored(RELOAD_KEY, String(now), path)
}

function lastReload(path: string): number | null {
  const stored = readStored(RELOAD_KEY, path)
  return stored === null ? null : Number(stored)
}
