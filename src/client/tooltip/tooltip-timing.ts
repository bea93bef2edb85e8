import { tooltipTriggerOf } from "~/src/client/tooltip/tooltip-intent"
import type { TooltipState } from "~/src/lib/tooltip-trigger"

/** How long the pointer rests on a trigger before its tooltip opens, in milliseconds (U2). */
const OPEN_DELAY_MS = 700
/** Within this time after one tooltip has closed, the next opens at once (U2). */
const SKIP_DELAY_MS = 300
/** Time to move from the trigger across the gap to the bubble (U4). */
const CROSSING_MS = 100

export const TOOLTIP_ID = "tooltip"

type OnChange = (trigger: HTMLElement, state: TooltipState) => void

/**
 * Decides which trigger shows its tooltip, and when (U1, U2, U4). `first` is the event that asked for a tooltip before this
 * started. Returns a cleanup function.
 */
export function watchTooltips(onChange: OnChange, first: Event | null = null): () => void {
  let shown: HTMLElement | null = null
  let hovered: HTMLElement | null = null
  /** The trigger whose tooltip the keyboard has opened: a pointer that rests where the bubble appears does not close it. */
  let focused: HTMLElement | null = null
  /** The trigger that the keyboard has reached, until the visitor does something else: the browser may still scroll to it. */
  let reached: Element | null = null
  let opening: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const open = (trigger: HTMLElement, state: TooltipState) => {
    if (shown === trigger) return
    if (shown !== null) shown.dataset.state = "closed"
    shown = trigger
    trigger.dataset.state = state
    onChange(trigger, state)
  }
  const close = () => {
    clearTimeout(opening)
    clearTimeout(closing)
    focused = null
    if (shown === null) return
    shown.dataset.state = "closed"
    onChange(shown, "closed")
    shown = null
    closedAt = performance.now()
  }
  const enter = ({ target, pointerType }: PointerEvent, waitedMs = 0) => {
    if (pointerType === "touch") return
    if (isInBubble(target)) return clearTimeout(closing)
    const trigger = tooltipTriggerOf(target)
    if (trigger === null || trigger === hovered) return
    hovered = trigger
    clearTimeout(closing)
    clearTimeout(opening)
    const isNext = shown !== null || performance.now() - closedAt < SKIP_DELAY_MS
    if (isNext) open(trigger, "instant-open")
    else opening = setTimeout(() => open(trigger, "delayed-open"), OPEN_DELAY_MS - waitedMs)
  }
  const leave = ({ target, relatedTarget }: PointerEvent) => {
    if (hovered !== null && tooltipTriggerOf(relatedTarget) === hovered) return
    if (tooltipTriggerOf(target) === null && !isInBubble(target)) return
    hovered = null
    clearTimeout(opening)
    const isKeyboards = shown !== null && shown === focused
    if (!isInBubble(relatedTarget) && !isKeyboards) closing = setTimeout(close, CROSSING_MS)
  }
  const focus = ({ target }: Pick<Event, "target">) => {
    const trigger = tooltipTriggerOf(target)
    if (trigger === null || !trigger.matches(":focus-visible")) return
    clearTimeout(opening)
    open(trigger, "instant-open")
    focused = reached = trigger
  }
  const focusAgain = () => {
    if (reached !== null && reached === document.activeElement) focus({ target: reached })
  }
  const forgetReached = () => {
    reached = null
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    // One press closes one thing: neither a toast nor a dialog as well (O7).
    if (shown !== null) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    close()
  }

  const events = new AbortController()
  const { signal } = events
  const passive = { signal, capture: true, passive: true }
  // First, because Escape goes no further.
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
    document.addEventListener(type, forgetReached, passive)
  document.addEventListener("pointerover", enter, { signal })
  document.addEventListener("pointerout", leave, { signal })
  document.addEventListener("focusin", focus, { signal })
  document.addEventListener("focusout", close, { signal })
  document.addEventListener("keydown", closeOnEscape, { signal, capture: true })
  document.addEventListener("click", close, { signal })
  document.addEventListener("scroll", close, passive)
  document.addEventListener("scrollend", focusAgain, passive)
  if (first?.type === "pointerenter") enter(first as PointerEvent, performance.now() - arrivalOf(first as PointerEvent))
  else if (first !== null) focus(first)
  return () => {
    close()
    events.abort()
  }
}

/** When the pointer came, in milliseconds. `detail` has it if that was before the app was live (src/client/boot/replay-input.ts). */
function arrivalOf({ detail, timeStamp }: PointerEvent): number {
  return detail || timeStamp
}

function isInBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${TOOLTIP_ID}`) !== null
}
