import { flip, offset, shift } from "@floating-ui/dom"
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import { Tooltip as ReactTooltip, type TooltipRefProps } from "react-tooltip"

import { TOOLTIP_ID } from "~/src/client/tooltip/tooltip-bubble"
import type { TooltipState } from "~/src/lib/tooltip-trigger"

// Outside the component: with a new array per render, react-tooltip would measure without end.
const MIDDLEWARES = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })]

export type TooltipHandle = { open: (trigger: HTMLElement, state: TooltipState) => void; close: () => void }
export type TooltipProps = { ref: Ref<TooltipHandle>; onReady: () => void }

/** The page's one bubble, below its trigger or above where there is no space (U3). Loaded when first needed. */
export function Tooltip({ ref, onReady }: TooltipProps) {
  const bubble = useRef<TooltipRefProps>(null)
  const anchors = useRef(0)
  const state = useRef<TooltipState>("closed")
  const markState = () => document.getElementById(TOOLTIP_ID)?.setAttribute("data-state", state.current)

  useImperativeHandle(ref, () => ({
    open(trigger, newState) {
      anchors.current += 1
      state.current = newState
      // A bubble that moves from another trigger is visible already.
      markState()
      trigger.dataset.tooltipAnchor = String(anchors.current)
      bubble.current?.open({
        anchorSelect: `[data-tooltip-anchor="${anchors.current}"]`,
        content: trigger.dataset.tooltip,
      })
    },
    close() {
      state.current = "closed"
      // Before it fades out.
      markState()
      bubble.current?.close()
    },
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after mounting
  useEffect(onReady, [])

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
