/** How far a finger has to move sideways before it means the next picture, in CSS pixels. */
const SWIPE_PX = 48

type Start = { id: number; x: number; y: number }

/**
 * Tells of one finger that moves sideways over an element: 1 to the left, which asks for what comes next, −1 to the right.
 * Two fingers zoom, and what is zoomed is moved about: neither is a swipe. Returns its stop.
 */
export function watchSwipes(element: HTMLElement, onSwipe: (steps: 1 | -1) => void): () => void {
  let start: Start | null = null

  const begin = ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
    start = pointerType === "touch" && isPrimary && !isZoomed ? { id: pointerId, x: clientX, y: clientY } : null
  }
  const end = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (start === null || pointerId !== start.id) return
    const [across, down] = [clientX - start.x, clientY - start.y]
    start = null
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return
    onSwipe(across < 0 ? 1 : -1)
  }
  const forget = () => {
    start = null
  }

  const events = new AbortController()
  const { signal } = events
  element.addEventListener("pointerdown", begin, { signal })
  element.addEventListener("pointerup", end, { signal })
  element.addEventListener("pointercancel", forget, { signal })
  return () => events.abort()
}
