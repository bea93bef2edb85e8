/** The id of the one bubble of the page, which its trigger points to while it is open. */
export const TOOLTIP_ID = "tooltip"

/** True for the bubble and what is in it, so that the pointer may rest there (U4). */
export function isTooltipBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${TOOLTIP_ID}`) !== null
}
