import { flip, offset, shift } from "@floating-ui/dom"
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import { Tooltip as ReactTooltip, type TooltipRefProps } from "react-tooltip"

import { TOOLTIP_ID } from "~/src/client/tooltip/tooltip-bubble"
import type { TooltipState } from "~/src/lib/tooltip-trigger"

const OFFSET_PX = 8
const COLLISION_PADDING_PX = 8

// One array for all renders: a new one would make react-tooltip measure again and again.
const PLACEMENT = [offset(OFFSET_PX), flip({ padding: COLLISION_PADDING_PX }), shift({ padding: COLLISION_PADDING_PX })]

export type TooltipHandle = { open: (trigger: HTMLElement, state: TooltipState) => void; close: () => void }

export type TooltipProps = { ref: Ref<TooltipHandle>; onReady: () => void }

/** The one bubble of the page, below its trigger or above where there is no room (U3). Loaded when first needed. */
export function Tooltip({ ref, onReady }: TooltipProps) {
  const bubble = useRef<TooltipRefProps>(null)
  const anchors = useRef(0)
  const state = useRef<TooltipState>("closed")
  const markState = () => document.getElementById(TOOLTIP_ID)?.setAttribute("data-state", state.current)

  useImperativeHandle(ref, () => ({
    open(trigger, newState) {
      anchors.current += 1
      state.current = newState
      // A bubble that goes over from another trigger is shown already.
      markState()
      trigger.dataset.tooltipAnchor = String(anchors.current)
      bubble.current?.open({
        anchorSelect: `[data-tooltip-anchor="${anchors.current}"]`,
        content: trigger.dataset.tooltip,
      })
    },
    close() {
      state.current = "closed"
      // It fades before it goes.
      markState()
      bubble.current?.close()
    },
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the bubble has arrived
  useEffect(onReady, [])

  return (
    <ReactTooltip
      ref={bubble}
      id={TOOLTIP_ID}
      className="tooltip"
      place="bottom"
      positionStrategy="fixed"
      middlewares={PLACEMENT}
      imperativeModeOnly
      clickable
      noArrow
      opacity={1}
      disableStyleInjection="core"
      afterShow={markState}
    />
  )
}
