import { useStore } from "~/src/client/create-store"
import { loadingBar } from "~/src/client/navigation/loading-bar"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** A line at the top of the screen while a page loads (N4). */
export function LoadingBar() {
  const { isVisible, percent } = useStore(loadingBar)
  const aria = isVisible
    ? ({ role: "progressbar", "aria-label": TEXTS.loadingPage, "aria-valuenow": Math.round(percent) } as const)
    : ({ "aria-hidden": true } as const)
  return (
    <div className={`loading-bar ${isVisible ? "" : "loading-bar-hidden"}`} {...aria}>
      <div className="loading-bar-line" style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
