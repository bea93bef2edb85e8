import { entryKey, nameEntry, recallScroll, rememberScroll } from "~/src/client/navigation/scroll-positions"
import { decodeAddress } from "~/src/lib/addresses/decode-address"

type Place = { pathname: string; hash: string }

/** The entry whose page is on show. */
let shownKey: string | null = null
/** Until a direct visit has found its place there is nothing to remember. */
let hasStarted = false

/** Remembers how far down each page is read, and takes restoring over from the browser (N3). Returns its stop. */
export function startScrollMemory(): () => void {
  shownKey = nameEntry()
  const before = history.scrollRestoration
  history.scrollRestoration = "manual"
  let isWaiting = false
  const rememberNow = () => {
    // The address can be ahead of the page: where the browser itself jumps to then is no place of the entry before.
    if (hasStarted && shownKey !== null && shownKey === entryKey()) rememberScroll(shownKey, window.scrollY)
  }
  const remember = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      rememberNow()
    })
  }
  const events = new AbortController()
  window.addEventListener("scroll", remember, { passive: true, signal: events.signal })
  // The last frame before leaving may never come, and a jump within the frame would be taken for reading on. The
  // Navigation API tells before the address changes; browsers without it know the frame before.
  window.addEventListener("pagehide", rememberNow, { signal: events.signal })
  window.navigation?.addEventListener("navigate", rememberNow, { signal: events.signal })
  return () => {
    history.scrollRestoration = before
    events.abort()
  }
}

/** Where a direct visit begins: a reload or a return where it was left, else at the hash (N3). */
export function scrollAtStart(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const isReturn = entry?.type === "reload" || entry?.type === "back_forward"
  const saved = isReturn ? recallScroll(nameEntry()) : null
  if (saved !== null) scrollTo(saved)
  else scrollToHash(location.hash)
  hasStarted = true
  rememberStart()
}

/**
 * Scrolls after the new page is in: an entry that was there before to where it was left, else to the hash, else to
 * the top (N3). Entries have keys of their own, so only going back or forward finds a position.
 */
export function updateScroll(place: Place, previous: Place): void {
  shownKey = nameEntry()
  const isNewPage = place.pathname !== previous.pathname
  const saved = recallScroll(shownKey)
  if (saved !== null) scrollTo(saved)
  else if (!scrollToHash(place.hash) && isNewPage) scrollTo(0)
  rememberStart()
}

/** An entry that is left without scrolling was read somewhere, too. */
function rememberStart(): void {
  const key = nameEntry()
  if (recallScroll(key) === null) rememberScroll(key, window.scrollY)
}

function scrollToHash(hash: string): boolean {
  const target = document.getElementById(decodeAddress(hash.slice(1)))
  if (target === null) return false
  // Instant: a smooth ride across a page that has only just come in would be a ride through nowhere.
  target.scrollIntoView({ behavior: "instant" })
  return true
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" })
}
