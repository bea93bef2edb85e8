/**
 * Calls `onNeeded` when a tooltip is likely to open. Returns a function that ends this and returns the event that asked for the
 * tooltip, or null if it is no longer wanted.
 */
export function trackTooltipIntent(onNeeded: () => void): () => Event | null {
  let first: Event | null = null
  const events = new AbortController()
  const options = { capture: true, passive: true, signal: events.signal }
  const remember = (event: Event) => {
    if (tooltipTriggerOf(event.target) !== event.target || (event as PointerEvent).pointerType === "touch") return
    first = event
    onNeeded()
  }
  const forget = ({ type, key, target }: Event & { key?: string }) => {
    if (type === "pointerleave" && (first?.type !== "pointerenter" || first.target !== target)) return
    // The browser scrolls to what the keyboard has reached.
    if (type === "scroll" && first?.type === "focusin" && first.target === document.activeElement) return
    if (type !== "keydown" || key === "Escape") first = null
  }
  for (const type of ["pointerenter", "focusin"]) document.addEventListener(type, remember, options)
  for (const type of ["pointerleave", "focusout", "keydown", "click", "scroll"]) {
    document.addEventListener(type, forget, options)
  }
  return () => {
    events.abort()
    const asked = first
    first = null
    return asked
  }
}

export function tooltipTriggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null
}
