/**
 * Calls `onNeeded` when a tooltip is likely to open. Returns a function that ends this and returns the event that asked for the
 * tooltip, or null if it is no longer wanted.
 */
export function trackTooltipIntent(onNeeded: () => void): () => Event | null {
  let first: Event | null = null
  const events = new AbortController()
  const options = { capture: true, passive: true, signal: events.signal }
  const listen = (types: string, react: (event: Event) => void) => {
    for (const type of types.split(" ")) document.addEventListener(type, react, options)
  }
  const forget = () => {
    first = null
  }
  listen("pointerenter focusin", (event) => {
    const trigger = tooltipTriggerOf(event.target)
    if (trigger === null || trigger !== event.target || (event as PointerEvent).pointerType === "touch") return
    // A finger that taps focuses as well, and its page shall not wait for the code of tooltips.
    if (event.type === "focusin" && !trigger.matches(":focus-visible")) return
    first = event
    onNeeded()
  })
  listen("focusout click", forget)
  listen("keydown", (event) => (event as KeyboardEvent).key === "Escape" && forget())
  // Not what the keyboard has reached: the browser itself scrolls to it.
  listen("pointerleave scroll", ({ type, target }) => {
    if (first?.type === "pointerenter" && (type === "scroll" || first.target === target)) forget()
  })
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
