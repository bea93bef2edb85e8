import { readStored, writeStored } from "~/src/client/browser-storage"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { SCROLL_KEY } from "~/src/lib/privacy/stored-keys"

type Place = Pick<Location, "pathname" | "hash">
/** A smooth scroll would cross a page that has only just appeared. */
const INSTANT = { behavior: "instant" } as const

type EntryState = { key?: string; scrollKey?: string } | null

/** The history entry whose page is shown; null until the app is live. */
let shownEntry: string | null = null
/** How far down the browser itself could restore the position of this document; null if it was not allowed to. */
let restorableTop: number | null = null

/**
 * Remembers how far each page is scrolled, instead of the browser (N3). The browser restores the position of a document, because it
 * does so before the first paint. Returns a cleanup function.
 */
export function startScrollMemory(): () => void {
  const { scrollHeight, clientHeight } = document.documentElement
  restorableTop = history.scrollRestoration === "auto" ? scrollHeight - clientHeight : null
  const restoreInApp = () => (history.scrollRestoration = "manual")
  restoreInApp()
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
  const restoreInBrowser = () => (history.scrollRestoration = "auto")
  window.addEventListener("pagehide", restoreInBrowser, { signal })
  // The browser has kept the page as it was, and the visitor is back.
  window.addEventListener("pageshow", restoreInApp, { signal })
  window.navigation?.addEventListener("navigate", remember, { signal })
  // Going back before the router has followed a hash changes nothing for it, but the browser has scrolled.
  const restore = () => shownEntry !== null && shownEntry === entryKey() && updateScroll(location, location)
  window.addEventListener("popstate", restore, { signal })
  return () => {
    restoreInBrowser()
    events.abort()
  }
}

/**
 * Scrolls the page that is now shown: after going back or forward to where it was left; else to the hash; else, on a new page, to the
 * top (N3). A field gets the focus. A new history entry has a new key, and so no saved position. A page that the browser has loaded
 * is where the browser or the visitor has scrolled it, and stays there.
 */
export function updateScroll({ pathname, hash }: Place, previous: Place | null): void {
  shownEntry = ensureEntryKey()
  const saved = recallScroll(shownEntry)
  const target = document.getElementById(decodeAddress(hash.slice(1)))
  if (previous === null) finishRestoring(saved, target)
  else if (saved !== null) scrollTo(saved)
  else if (target !== null) target.scrollIntoView(INSTANT)
  else if (pathname !== previous.pathname) scrollTo(0)
  if (saved === null && target?.matches("input")) {
    const isFree = previous !== null || document.activeElement === document.body
    // Later than the router, which focuses the page.
    if (isFree) setTimeout(() => target.focus())
  }
  // Saved now, because the visitor may leave without scrolling.
  rememberScroll(shownEntry, window.scrollY)
}

/**
 * Scrolls a document to the saved position if the browser could not, because it may not or the list was shorter. If it is anywhere
 * else than where the browser has put it, the visitor has scrolled.
 */
function finishRestoring(saved: number | null, target: Element | null): void {
  if (saved === null) return
  const top = window.scrollY
  let placed = Math.min(saved, restorableTop ?? 0)
  if (restorableTop === null && top > 0 && target !== null) {
    target.scrollIntoView(INSTANT)
    placed = window.scrollY
  }
  scrollTo(Math.abs(placed - top) < 2 ? saved : top)
}

function scrollTo(top: number): void {
  window.scrollTo({ top, ...INSTANT })
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
  writeStored(SCROLL_KEY, String(Math.round(top)), key)
}

function recallScroll(key: string): number | null {
  const top = readStored(SCROLL_KEY, key)
  return top !== null && /^\d+$/.test(top) ? Number(top) : null
}
