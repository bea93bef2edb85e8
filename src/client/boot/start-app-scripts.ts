import { readStored } from "~/src/client/browser-storage"
import { shouldPrefetch } from "~/src/client/prefetch/prefetch-queue"
import { DEFERRED_APP_SCRIPT } from "~/src/lib/document/deferred-script"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

/** The longest time that the app's scripts wait for the page's first image. */
export const IMAGE_WAIT_MS = 3000
/** The class of the document while the visitor saves data or the connection is slow. The styles then omit the display font. */
const DATA_SAVER_CLASS = "data-saver"

/**
 * Preloads the display font. Starts the app's scripts when the page is painted, its first image is loaded and the browser is idle,
 * or at once when a pointer moves or anything is pressed. If state was kept or the address has a query, they do not wait for the
 * image; otherwise, while the visitor saves data, only the returned function starts them.
 */
export function startAppScripts(fontUrl: string): () => void {
  const isNeeded = Boolean(location.search) || readStored(KEPT_STATE_KEY) !== null
  const isSavingData = !shouldPrefetch()
  if (isSavingData) document.documentElement.classList.add(DATA_SAVER_CLASS)
  else preloadFont(fontUrl)
  if (isSavingData && !isNeeded) return start
  startOnInput()
  afterFirstPaint(isNeeded ? startWhenIdle : startAfterFirstImage)
  return start
}

function preloadFont(href: string): void {
  const attributes = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }
  document.head.append(Object.assign(document.createElement("link"), attributes))
}

function start(): void {
  whenParsed(() => {
    for (const deferred of document.querySelectorAll(`script[${DEFERRED_APP_SCRIPT}]`)) {
      const script = document.createElement("script")
      script.src = deferred.getAttribute(DEFERRED_APP_SCRIPT) || ""
      deferred.replaceWith(script)
    }
  })
}

function whenParsed(then: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then)
  else then()
}

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 500 })
  else setTimeout(start, 50)
}

/** On a slow connection the scripts would halve the speed of the image that the visitor looks at. */
function startAfterFirstImage(): void {
  const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  if (image && !image.complete) {
    image.onload = image.onerror = startWhenIdle
    setTimeout(start, IMAGE_WAIT_MS)
  } else startWhenIdle()
}

function startOnInput(): void {
  // Browsers also send this event, without a movement, for a pointer that rests where the page appears.
  const startOnMove = (event: PointerEvent) => {
    if (!event.movementX && !event.movementY) return
    window.removeEventListener("pointermove", startOnMove, true)
    start()
  }
  window.addEventListener("pointermove", startOnMove, true)
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, start, { capture: true, once: true, passive: true })
  }
}

function afterFirstPaint(then: () => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint") || document.hidden) {
    window.addEventListener("load", startWhenIdle)
    return
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return
    observer.disconnect()
    whenParsed(then)
  }).observe({ type: "paint", buffered: true })
}
