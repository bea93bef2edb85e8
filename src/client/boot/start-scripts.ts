import { SPARING_CLASS } from "~/src/client/boot/spare-data"
import { KEPT_STATE_KEY } from "~/src/client/freshness/kept-state"
import { HELD_APP_SCRIPT } from "~/src/lib/held-script"

type StartOptions = {
  heldScript: string
  keptStateKey: string
  sparingClass: string
  /** For how long at most the scripts wait for a picture. */
  pictureWaitMs: number
}

export const START_OPTIONS: StartOptions = {
  heldScript: HELD_APP_SCRIPT,
  keptStateKey: KEPT_STATE_KEY,
  sparingClass: SPARING_CLASS,
  pictureWaitMs: 3000,
}

/**
 * Runs inline, printed with `toString()`: plain statements, and nothing from outside but its argument. The app's scripts
 * start once the page is painted, its first picture there and the browser idle, or at once when a pointer moves or anything
 * is pressed. They wait for no picture where something needs them: state that was kept for this page, a filter in its
 * address. Where the visitor saves data, or the connection is slow, they wait until something does, or until the function
 * that is returned starts them.
 */
export function startScripts({ heldScript, keptStateKey, sparingClass, pictureWaitMs }: StartOptions): () => void {
  const whenParsed = (then: () => void) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then)
    else then()
  }
  const start = () =>
    whenParsed(() => {
      for (const held of document.querySelectorAll(`script[${heldScript}]`)) {
        const script = document.createElement("script")
        script.src = held.getAttribute(heldScript) || ""
        held.replaceWith(script)
      }
    })
  const startWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 500 })
    else setTimeout(start, 50)
  }
  // On a slow line, the picture that a visitor looks at would come at half the speed.
  const startBehindPicture = () => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
    if (!picture || picture.complete) return startWhenIdle()
    picture.onload = picture.onerror = startWhenIdle
    setTimeout(start, pictureWaitMs)
  }
  const isKept = () => {
    try {
      return sessionStorage.getItem(keptStateKey) !== null
    } catch {
      return false
    }
  }

  const isSparing = document.documentElement.classList.contains(sparingClass)
  const isNeeded = Boolean(location.search) || isKept()
  if (isSparing && !isNeeded) return start

  // Browsers tell of a pointer that lies where the page appears, too, before they paint it.
  const startOnMove = (event: PointerEvent) => {
    if (!event.movementX && !event.movementY) return
    window.removeEventListener("pointermove", startOnMove, true)
    start()
  }
  window.addEventListener("pointermove", startOnMove, true)
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, start, { capture: true, once: true, passive: true })
  }
  const canTell = window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes("paint")
  if (canTell && !document.hidden) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return
      observer.disconnect()
      whenParsed(isNeeded ? startWhenIdle : startBehindPicture)
    }).observe({ type: "paint", buffered: true })
  } else {
    window.addEventListener("load", startWhenIdle)
  }
  return start
}
