import { useEffect, useRef } from "react"

import { watchTooltips } from "~/src/client/tooltip/watch-tooltips"
import { Tooltip, type TooltipHandle } from "~/src/components/ui/tooltip"

/** The one bubble of the page, and what opens it. `takeFirst` returns the event that asked for the first tooltip. */
export function WatchedTooltip({ takeFirst }: { takeFirst: () => Event | null }) {
  const bubble = useRef<TooltipHandle>(null)
  useEffect(
    () =>
      watchTooltips(
        {
          open: (trigger, state) => bubble.current?.open(trigger, state),
          close: () => bubble.current?.close(),
        },
        takeFirst(),
      ),
    [takeFirst],
  )
  return <Tooltip ref={bubble} />
}
