import { flip, offset, shift } from "@floating-ui/dom"
import { useEffect, useRef } from "react"
import { Tooltip as ReactTooltip, type TooltipRefProps } from "react-tooltip"

import { TOOLTIP_ID, watchTooltips } from "~/src/client/tooltip/tooltip-timing"
import type { TooltipState } from "~/src/lib/tooltip-trigger"

// A constant: given a new array in each render, react-tooltip would measure endlessly.
const MIDDLEWARES = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })]

let bubbleState: TooltipState = "closed"

/** The page's only tooltip (U3), loaded when first needed. `takeFirst` returns the event that asked for it. */
export function Tooltip({ takeFirst }: { takeFirst: () => Event | null }) {
  const bubble = useRef<TooltipRefProps>(null)
  const isShown = useRef(false)
  useEffect(() => {
    let anchors = 0
    const show = (trigger: HTMLElement, state: TooltipState) => {
      bubbleState = state
      // Marked at once: a bubble that moves from another trigger, or fades out, is on the page already.
      markState()
      // A bubble that is closed before it was shown would stay on the page, and take the pointer there.
      if (state === "closed") return isShown.current ? bubble.current?.close() : undefined
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
      afterShow={() => {
        isShown.current = true
        markState()
        if (bubbleState === "closed") bubble.current?.close()
      }}
      afterHide={() => {
        isShown.current = false
      }}
    />
  )
}

function markState(): void {
  document.getElementById(TOOLTIP_ID)?.setAttribute("data-state", bubbleState)
}
