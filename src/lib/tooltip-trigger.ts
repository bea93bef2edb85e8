/** The states of a tooltip, which its trigger and its bubble show as `data-state` (U1). */
export type TooltipState = "closed" | "delayed-open" | "instant-open"

export function tooltipTrigger(text: string): { "data-tooltip": string; "data-state": TooltipState } {
  return { "data-tooltip": text, "data-state": "closed" }
}
