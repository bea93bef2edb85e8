import { readStored } from "~/src/client/browser-storage"
import { DEFERRED_APP_SCRIPT } from "~/src/lib/document/deferred-script"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

/** How long the app's scripts wait for the page's first image at most. */
export const IMAGE_WAIT_MS = 3000

/**
 * Starts the app's scripts once the page is painted, its first image loaded and the browser idle, or at once when a pointer
 * moves or anything is pressed. They wait for no image when something needs them: kept state, or a filter in the address.
 * While data is saved they wait until something needs them. Returns a function that starts them at once.
 */
export function startAppScripts(isSavingData: boolean): () => void {
  const isNeeded = Boolean(location.search) || readStored(KEPT_STATE_KEY) !== null
  if (isSavingData && !isNeeded) return start
  startOnInput()
  afterFirstPaint(() => {
    if (isNeeded) startWhenIdle()
    else startAfterFirstImage()
  })
  return start
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

/** On a slow connection the scripts would halve the speed at which the image that the visitor looks at arrives. */
function startAfterFirstImage(): void {
  const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  if (!image || image.complete) {
    startWhenIdle()
    return
  }
  image.onload = image.onerror = startWhenIdle
  setTimeout(start, IMAGE_WAIT_MS)
}

function startOnInput(): void {
  // Browsers also report a pointer that lies where the page appears, before they paint it.
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
  const isObservable = window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes("paint")
  if (!isObservable || document.hidden) {
    window.addEventListener("load", startWhenIdle)
    return
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return
    observer.disconnect()
    whenParsed(then)
  }).observe({ type: "paint", buffered: true })
}
