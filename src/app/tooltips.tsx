import { useEffect, useState } from "react"

import { lazyComponent } from "~/src/client/lazy-component"
import { trackTooltipIntent } from "~/src/client/tooltip/tooltip-intent"

import tooltipStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/tooltip.css"

const Tooltip = lazyComponent({
  load: () => import("~/src/components/ui/tooltip").then((module) => module.Tooltip),
  styles: tooltipStyles,
})

/** Loads the tooltips of the page when the first one is likely to open. */
export function Tooltips() {
  const [takeFirst, setTakeFirst] = useState<(() => Event | null) | null>(null)
  useEffect(() => {
    const take = trackTooltipIntent(() => setTakeFirst(() => take))
    return () => void take()
  }, [])
  return takeFirst && <Tooltip takeFirst={takeFirst} />
}
