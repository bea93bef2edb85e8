import { loadAppScripts, loadLaterStyles } from "~/src/client/boot/load-app-scripts"
import { readStored } from "~/src/client/browser-storage"
import { mayPrefetch } from "~/src/client/may-prefetch"
import { ERROR_PAGE_PATH } from "~/src/lib/addresses/paths"
import { SPECULATION_RULES } from "~/src/lib/document/speculation-rules"
import { ZOOM_CLASS } from "~/src/lib/images/image-data"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

/** The longest time that the app's scripts wait for the page's first image. */
const IMAGE_WAIT_MS = 3000
/** After this time, in milliseconds, they no longer wait until the browser records the first paint. */
const PAINT_WAIT_MS = 1500
/** How long after a page has loaded the styles of what it does not show follow, in milliseconds: not before what it shows is painted. */
const LATER_STYLES_MS = 1000
/** How long a visitor may read before the app starts without any input. */
export const READING_MS = 3000
/** The class of the document while the visitor saves data or the connection is slow. The styles then omit the display font. */
const DATA_SAVER_CLASS = "data-saver"
/** The class of the document until the app is live. A phone then lays out only what is near its screen. */
const UNREAD_CLASS = "unread"

/**
 * Preloads the display font. Starts the app's scripts at the first input, or when the page is painted, its first image is loaded and
 * the visitor has read for a while. If state was kept or the address has a query, they start when the browser is idle; otherwise,
 * while the visitor saves data, only the first input or the returned function starts them. Until the signal is aborted, when the app
 * is live, the browser prefetches the document of a link that is pointed at. The styles of other pages come after all that is seen.
 */
export function scheduleAppStart(page: DOMStringMap, signal: AbortSignal): () => void {
  const isNeeded = Boolean(location.search) || readStored(KEPT_STATE_KEY) !== null
  const isSavingData = !mayPrefetch()
  const isReadFirst = !isNeeded && isComplete(page)
  // A link to a place in the page leads there exactly only if everything above it has its height.
  if (isReadFirst && location.hash === "") layOutNearScreen(signal)
  window.addEventListener("load", () => setTimeout(loadLaterStyles, LATER_STYLES_MS))
  if (isSavingData) document.documentElement.classList.add(DATA_SAVER_CLASS)
  else {
    preloadFont(page.font ?? "")
    prefetchDocuments(signal)
  }
  startOnInput(signal)
  if (isSavingData && !isNeeded) return start
  afterFirstPaint(isNeeded ? startWhenIdle : () => afterFirstImage(isReadFirst ? startAfterReading : startWhenIdle))
  return start
}

/** False where the app adds something: a position to go back to, the address that is wrong, or a visit that is counted. */
function isComplete({ path, counts }: DOMStringMap): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const { type = "navigate" } = navigation ?? {}
  return type === "navigate" && path !== ERROR_PAGE_PATH && counts === undefined
}

function layOutNearScreen(signal: AbortSignal): void {
  const { classList } = document.documentElement
  classList.add(UNREAD_CLASS)
  signal.addEventListener("abort", () => classList.remove(UNREAD_CLASS))
}

/** Chromium alone knows these rules (decision 0043). Elsewhere, a link loads its document when it is followed. */
function prefetchDocuments(signal: AbortSignal): void {
  const rules = Object.assign(document.createElement("script"), { type: "speculationrules", text: SPECULATION_RULES })
  document.head.append(rules)
  signal.addEventListener("abort", () => rules.remove())
}

function preloadFont(href: string): void {
  const attributes = { rel: "preload", as: "font", crossOrigin: "anonymous", href }
  document.head.append(Object.assign(document.createElement("link"), attributes))
}

function start(): void {
  whenParsed(loadAppScripts)
}

function whenParsed(then: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then)
  else then()
}

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 500 })
  else setTimeout(start, 50)
}

function startAfterReading(): void {
  setTimeout(startWhenIdle, READING_MS)
}

/** On a slow connection the scripts would halve the speed of the image that the visitor looks at. */
function afterFirstImage(then: () => void): void {
  const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  if (image && !image.complete) {
    image.onload = image.onerror = then
    setTimeout(then, IMAGE_WAIT_MS)
  } else then()
}

function startOnInput(signal: AbortSignal): void {
  // Browsers also send this event, without a movement, for a pointer that rests where the page appears.
  const startOnMove = (event: PointerEvent) => {
    if (event.movementX || event.movementY) start()
  }
  window.addEventListener("pointermove", startOnMove, { capture: true, signal })
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, startUnlessLeaving, { capture: true, passive: true, signal })
  }
}

/** On a link that is being followed, the scripts would compete with the next document. */
function startUnlessLeaving({ target }: Event): void {
  if (!(target instanceof Element && target.closest(`a[href]:not(.${ZOOM_CLASS})`))) start()
}

/** Not while the tab is in the background, or prerendered: there are no frames then. Firefox records no paint of an address with a hash. */
function afterFirstPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    if (paint || performance.now() > PAINT_WAIT_MS) whenParsed(then)
    else afterFirstPaint(then)
  })
}
