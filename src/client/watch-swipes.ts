/** How far a finger moves sideways in a swipe, in CSS pixels. */
const SWIPE_PX = 48

/**
 * Calls `onSwipe` when one finger has moved sideways over an element: with 1 for a swipe to the left, -1 to the right. Two
 * fingers zoom, and on a zoomed page one finger pans: neither is a swipe. Returns a cleanup function.
 */
export function watchSwipes(element: HTMLElement, onSwipe: (steps: 1 | -1) => void): () => void {
  let start: PointerEvent | null = null
  const events = new AbortController()
  const { signal } = events

  element.addEventListener(
    "pointerdown",
    (event) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
      start = event.pointerType === "touch" && event.isPrimary && !isZoomed ? event : null
    },
    { signal },
  )
  element.addEventListener(
    "pointerup",
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== start?.pointerId) return
      const [across, down] = [clientX - start.clientX, clientY - start.clientY]
      start = null
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) >= 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
    },
    { signal },
  )
  element.addEventListener("pointercancel", () => (start = null), { signal })
  return () => events.abort()
}
