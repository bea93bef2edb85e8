import { readStored, writeStored } from "~/src/client/browser-storage"
import { SCROLL_KEY } from "~/src/lib/privacy/stored-keys"

/** Positions of a visit whose browser keeps none. */
const unkept = new Map<string, number>()

type EntryState = { key?: string; scrollKey?: string } | null

/** The name of the history entry on show: the router's key or ours; null for one that nobody has named yet. */
export function entryKey(): string | null {
  const state = history.state as EntryState
  return state?.key ?? state?.scrollKey ?? null
}

/**
 * Names the entry on show where the router did not: documents, and places that the browser itself went to. By its
 * address it would share its position with every other visit to that.
 */
export function nameEntry(): string {
  const named = entryKey()
  if (named !== null) return named
  const scrollKey = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  history.replaceState({ ...(history.state as EntryState), scrollKey }, "")
  return scrollKey
}

/** Remembers how far down an entry was read. */
export function rememberScroll(key: string, top: number): void {
  if (!writeStored(SCROLL_KEY, String(Math.round(top)), key)) unkept.set(key, top)
}

/** How far down an entry was read; null when that is not known. */
export function recallScroll(key: string): number | null {
  const top = readStored(SCROLL_KEY, key)
  return top !== null && /^\d+$/.test(top) ? Number(top) : (unkept.get(key) ?? null)
}
