import { readStored, writeStored } from "~/src/client/browser-storage"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { SCROLL_KEY } from "~/src/lib/privacy/stored-keys"

type Place = { pathname: string; hash: string }
type EntryState = { key?: string; scrollKey?: string } | null

/** Positions by history entry, where the browser blocks storage. */
const unstored = new Map<string, number>()
/** The history entry whose page is shown; null until a direct visit has been scrolled to its place. */
let shownEntry: string | null = null

/** Remembers how far each page is scrolled, in place of the browser (N3). Returns a cleanup function. */
export function startScrollMemory(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = "manual"
  let isWaiting = false
  const remember = () => {
    isWaiting = false
    // The address can be ahead of the page: a jump of the browser's is then no position of the entry before.
    if (shownEntry !== null && shownEntry === entryKey()) rememberScroll(shownEntry, window.scrollY)
  }
  const rememberSoon = () => {
    if (!isWaiting) requestAnimationFrame(remember)
    isWaiting = true
  }
  const events = new AbortController()
  const { signal } = events
  window.addEventListener("scroll", rememberSoon, { passive: true, signal })
  // The frame after the last scroll may come too late. The Navigation API reports before the address changes.
  window.addEventListener("pagehide", remember, { signal })
  window.navigation?.addEventListener("navigate", remember, { signal })
  return () => {
    history.scrollRestoration = before
    events.abort()
  }
}

/**
 * Scrolls the page that is now shown: a reload, or an entry that existed before, to where it was left, else to the hash, else a
 * new page to the top (N3). New entries have new keys, so only going back or forward finds a position.
 */
export function updateScroll({ pathname, hash }: Place, previous: Place | null): void {
  shownEntry = nameEntry()
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const isReturn = previous !== null || load?.type === "reload" || load?.type === "back_forward"
  const isNewPage = previous !== null && pathname !== previous.pathname
  const saved = recallScroll(shownEntry)
  const top = (isReturn ? saved : null) ?? (isNewPage ? 0 : null)
  const target = isReturn && saved !== null ? null : document.getElementById(decodeAddress(hash.slice(1)))
  // Instant: a smooth scroll would cross a page that has only just appeared.
  if (target !== null) target.scrollIntoView({ behavior: "instant" })
  else if (top !== null) window.scrollTo({ top, behavior: "instant" })
  // An entry that is left without scrolling has a position, too.
  if (saved === null) rememberScroll(shownEntry, window.scrollY)
}

/** Returns the name of the current history entry: the router's key or ours; null if it has none. */
export function entryKey(): string | null {
  const state = history.state as EntryState
  return state?.key ?? state?.scrollKey ?? null
}

/** Returns the name of the current entry. The router names none that the browser has made, such as a document's first one. */
function nameEntry(): string {
  const named = entryKey()
  if (named !== null) return named
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
