import { readStored, writeStored } from "~/src/client/browser-storage"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { SCROLL_KEY } from "~/src/lib/privacy/stored-keys"

type Place = Pick<Location, "pathname" | "hash">
type EntryState = { key?: string; scrollKey?: string } | null

/** Positions by history entry, where the browser blocks storage. */
const unstored = new Map<string, number>()
/** The history entry whose page is shown; null until a direct visit has been scrolled to its place. */
let shownEntry: string | null = null

/** Remembers how far each page is scrolled, instead of the browser (N3). Returns a cleanup function. */
export function startScrollMemory(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = "manual"
  let isWaiting = false
  const remember = () => {
    isWaiting = false
    // The address changes before the page does. A position in between belongs to neither page.
    if (shownEntry !== null && shownEntry === entryKey()) rememberScroll(shownEntry, window.scrollY)
  }
  const rememberSoon = () => {
    if (!isWaiting) requestAnimationFrame(remember)
    isWaiting = true
  }
  const events = new AbortController()
  const { signal } = events
  window.addEventListener("scroll", rememberSoon, { passive: true, signal })
  // The frame after the last scroll may come too late. The Navigation API sends its event before the address changes.
  window.addEventListener("pagehide", remember, { signal })
  window.navigation?.addEventListener("navigate", remember, { signal })
  // Going back before the router has followed a hash changes nothing for it, but the browser has scrolled.
  const restore = () => shownEntry !== null && shownEntry === entryKey() && updateScroll(location, location)
  window.addEventListener("popstate", restore, { signal })
  return () => {
    history.scrollRestoration = before
    events.abort()
  }
}

/**
 * Scrolls the page that is now shown: after a reload, or going back or forward, to where it was left; else to the hash; else, on
 * a new page, to the top (N3). A field gets the focus. A new history entry has a new key, and so no saved position.
 */
export function updateScroll({ pathname, hash }: Place, previous: Place | null): void {
  shownEntry = ensureEntryKey()
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const isReturn = previous !== null || load?.type === "reload" || load?.type === "back_forward"
  const isNewPage = previous !== null && pathname !== previous.pathname
  const saved = recallScroll(shownEntry)
  const top = (isReturn ? saved : null) ?? (isNewPage ? 0 : null)
  const target = isReturn && saved !== null ? null : document.getElementById(decodeAddress(hash.slice(1)))
  // Instant: a smooth scroll would cross a page that has only just appeared.
  if (target !== null) target.scrollIntoView({ behavior: "instant" })
  else if (top !== null) window.scrollTo({ top, behavior: "instant" })
  // Later than the router, which focuses the page.
  if (target?.matches("input")) setTimeout(() => target.focus())
  // Saved now, because the visitor may leave without scrolling.
  if (saved === null) rememberScroll(shownEntry, window.scrollY)
}

/** Returns the key of the current history entry, from the router or from us; null if it has none. */
export function entryKey(): string | null {
  const state = history.state as EntryState
  return state?.key ?? state?.scrollKey ?? null
}

/** Returns the key of the current entry. Adds one where the router has not: to a document's first entry, for instance. */
function ensureEntryKey(): string {
  const key = entryKey()
  if (key !== null) return key
  const scrollKey = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  history.replaceState({ ...(history.state as EntryState), scrollKey }, "")
  return scrollKey
}

function rememberScroll(key: string, top: number): void {
  if (!writeStored(SCROLL_KEY, String(Math.round(top)), key)) unstored.set(key, top)
}

function recallScroll(key: string): number | null {
  const top = readStored(SCROLL_KEY, key)
  return top !== null && /^\d+$/.test(top) ? Number(top) : (unstored.get(key) ?? null)
}
