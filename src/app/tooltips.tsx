import { Suspense, useEffect, useRef, useState } from "react"

import { lazyPart } from "~/src/client/lazy-part"

import tooltipStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/tooltip.css"

const WatchedTooltip = lazyPart({
  load: () => import("~/src/app/watched-tooltip").then((module) => module.WatchedTooltip),
  styles: tooltipStyles,
  fallback: () => null,
})

/** Loads the tooltips of the page when the first one is likely to open. */
export function Tooltips() {
  const [isNeeded, setNeeded] = useState(false)
  /** What asked for a tooltip while it was loading. */
  const first = useRef<Event | null>(null)
  useEffect(() => {
    const events = new AbortController()
    const options = { capture: true, passive: true, signal: events.signal }
    const remember = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest("[data-tooltip]") === null) return
      if ((event as PointerEvent).pointerType === "touch") return
      first.current = event
      setNeeded(true)
    }
    const forget = () => {
      first.current = null
    }
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, remember, options)
    for (const type of ["pointerout", "focusout", "keydown", "click", "scroll"]) {
      document.addEventListener(type, forget, options)
    }
    return () => events.abort()
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <WatchedTooltip first={first} />
    </Suspense>
  )
}
