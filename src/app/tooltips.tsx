import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"

import { loadStyles } from "~/src/client/lazy-part"
import { emitAppEvent } from "~/src/client/report-chunk-error"
import { isTooltipBubble } from "~/src/client/tooltip/tooltip-bubble"
import { watchTooltips } from "~/src/client/tooltip/watch-tooltips"
import type { TooltipHandle, TooltipProps } from "~/src/components/ui/tooltip"
import type { TooltipState } from "~/src/lib/tooltip-trigger"

import tooltipStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/tooltip.css"

// After a new build the file may be gone from the host; a page without tooltips is better than no page.
const Tooltip = lazy(() =>
  Promise.all([import("~/src/components/ui/tooltip"), loadStyles(tooltipStyles)]).then(
    ([module]) => ({ default: module.Tooltip as ComponentType<TooltipProps> }),
    (error: unknown) => {
      emitAppEvent("chunk-error", { path: location.pathname, error })
      return { default: NoTooltip as ComponentType<TooltipProps> }
    },
  ),
)

function NoTooltip(_props: TooltipProps): ReactNode {
  return null
}

type Wanted = { trigger: HTMLElement; state: TooltipState }

/** Starts the tooltips of the page; what draws them is fetched when the first one is likely to open. */
export function Tooltips() {
  const [isNeeded, setNeeded] = useState(false)
  const bubble = useRef<TooltipHandle>(null)
  // Asked for while the bubble was still on its way.
  const wanted = useRef<Wanted | null>(null)

  useEffect(
    () =>
      watchTooltips({
        prepare: () => setNeeded(true),
        open(trigger, state) {
          wanted.current = { trigger, state }
          bubble.current?.open(trigger, state)
        },
        close() {
          wanted.current = null
          bubble.current?.close()
        },
        contains: isTooltipBubble,
      }),
    [],
  )

  if (!isNeeded) return null
  return (
    <Suspense>
      <Tooltip
        ref={bubble}
        onReady={() => {
          if (wanted.current !== null) bubble.current?.open(wanted.current.trigger, wanted.current.state)
        }}
      />
    </Suspense>
  )
}
