import type { TooltipState } from "~/src/lib/tooltip-trigger"

/** How long the pointer rests on a trigger before its tooltip opens, in milliseconds (U2). */
export const TOOLTIP_OPEN_DELAY_MS = 700
/** Within this time after one tooltip closed, the next opens at once (U2). */
export const TOOLTIP_SKIP_DELAY_MS = 300
/** Time to cross the gap between trigger and bubble without losing the bubble (U4). */
const CROSSING_MS = 100

const TRIGGER = "[data-tooltip]"

/** What draws the bubble; a trigger's text is its `data-tooltip` attribute. */
export type TooltipView = {
  /** A tooltip will probably be wanted soon: the time to fetch what draws it. */
  prepare: () => void
  open: (trigger: HTMLElement, state: TooltipState) => void
  close: () => void
  contains: (target: EventTarget | null) => boolean
}

/** Decides which trigger of the page shows its tooltip, and when (U1, U2, U4). Returns its stop. */
export function watchTooltips(view: TooltipView): () => void {
  let shown: HTMLElement | null = null
  let hovered: HTMLElement | null = null
  /** The trigger whose tooltip the keyboard has opened: the pointer does not close it by resting where the bubble appears. */
  let focused: HTMLElement | null = null
  let opening: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const open = (trigger: HTMLElement, state: TooltipState) => {
    if (shown === trigger) return
    if (shown !== null) shown.dataset.state = "closed"
    shown = trigger
    trigger.dataset.state = state
    view.open(trigger, state)
  }

  const close = () => {
    clearTimeout(opening)
    clearTimeout(closing)
    focused = null
    if (shown === null) return
    shown.dataset.state = "closed"
    shown = null
    closedAt = performance.now()
    view.close()
  }

  const enter = (event: PointerEvent) => {
    if (event.pointerType === "touch") return
    if (view.contains(event.target)) return clearTimeout(closing)
    const trigger = triggerOf(event.target)
    if (trigger === null || trigger === hovered) return
    hovered = trigger
    view.prepare()
    clearTimeout(closing)
    clearTimeout(opening)
    const isFollowing = shown !== null || performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS
    if (isFollowing) open(trigger, "instant-open")
    else opening = setTimeout(() => open(trigger, "delayed-open"), TOOLTIP_OPEN_DELAY_MS)
  }

  const leave = (event: PointerEvent) => {
    const next = event.relatedTarget
    if (triggerOf(next) === hovered && hovered !== null) return
    if (triggerOf(event.target) !== null || view.contains(event.target)) {
      hovered = null
      clearTimeout(opening)
      if (!view.contains(next) && (shown === null || shown !== focused)) closing = setTimeout(close, CROSSING_MS)
    }
  }

  const focus = (event: FocusEvent) => {
    const trigger = triggerOf(event.target)
    if (trigger === null || !trigger.matches(":focus-visible")) return
    view.prepare()
    clearTimeout(opening)
    open(trigger, "instant-open")
    focused = trigger
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    // One press closes one thing: neither a toast nor a dialog below (O7).
    if (shown !== null) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    close()
  }

  const events = new AbortController()
  const { signal } = events
  document.addEventListener("pointerover", enter, { signal })
  document.addEventListener("pointerout", leave, { signal })
  document.addEventListener("focusin", focus, { signal })
  document.addEventListener("focusout", close, { signal })
  document.addEventListener("keydown", closeOnEscape, { signal, capture: true })
  document.addEventListener("click", close, { signal })
  document.addEventListener("scroll", close, { signal, capture: true, passive: true })
  return () => {
    close()
    events.abort()
  }
}

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null
}
