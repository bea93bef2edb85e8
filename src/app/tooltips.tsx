import { useEffect, useState } from "react"

import { lazyPart } from "~/src/client/lazy-part"
import { awaitTooltip } from "~/src/client/tooltip/await-tooltip"

import tooltipStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/tooltip.css"

const Tooltip = lazyPart({
  load: () => import("~/src/components/ui/tooltip").then((module) => module.Tooltip),
  styles: tooltipStyles,
})

/** Loads the tooltips of the page when the first one is likely to open. */
export function Tooltips() {
  const [takeFirst, setTakeFirst] = useState<(() => Event | null) | null>(null)
  useEffect(() => {
    const take = awaitTooltip(() => setTakeFirst(() => take))
    return () => void take()
  }, [])
  return takeFirst && <Tooltip takeFirst={takeFirst} />
}
