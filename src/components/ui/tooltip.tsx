import { flip, offset, shift } from "@floating-ui/dom"
import { useEffect, useRef } from "react"
import { Tooltip as ReactTooltip, type TooltipRefProps } from "react-tooltip"

import { TOOLTIP_ID, watchTooltips } from "~/src/client/tooltip/watch-tooltips"
import type { TooltipState } from "~/src/lib/tooltip-trigger"

// Outside the component: with a new array per render, react-tooltip would measure without end.
const MIDDLEWARES = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })]

let bubbleState: TooltipState = "closed"

/**
 * The page's one bubble, below its trigger or above where there is no space (U3). Loaded when first needed: `takeFirst` returns
 * the event that asked for the first tooltip.
 */
export function Tooltip({ takeFirst }: { takeFirst: () => Event | null }) {
  const bubble = useRef<TooltipRefProps>(null)
  useEffect(() => {
    let anchors = 0
    const show = (trigger: HTMLElement, state: TooltipState) => {
      bubbleState = state
      // A bubble that moves from another trigger is visible already, and one that closes fades out later.
      markState()
      if (state === "closed") return bubble.current?.close()
      anchors += 1
      trigger.dataset.tooltipAnchor = String(anchors)
      bubble.current?.open({ anchorSelect: `[data-tooltip-anchor="${anchors}"]`, content: trigger.dataset.tooltip })
    }
    return watchTooltips(show, takeFirst())
  }, [takeFirst])

  return (
    <ReactTooltip
      ref={bubble}
      id={TOOLTIP_ID}
      className="tooltip"
      place="bottom"
      positionStrategy="fixed"
      middlewares={MIDDLEWARES}
      imperativeModeOnly
      clickable
      noArrow
      opacity={1}
      disableStyleInjection="core"
      afterShow={markState}
    />
  )
}

function markState(): void {
  document.getElementById(TOOLTIP_ID)?.setAttribute("data-state", bubbleState)
}
