import { TEXTS } from "~/src/lib/texts"

type LoadingBarProps = { isVisible: boolean; percent: number }

/** A line at the top of the screen while a page is on its way (N4). */
export function LoadingBar({ isVisible, percent }: LoadingBarProps) {
  const announced = isVisible
    ? ({ role: "progressbar", "aria-label": TEXTS.loadingPage, "aria-valuenow": Math.round(percent) } as const)
    : ({ "aria-hidden": true } as const)
  return (
    <div className={`loading-bar ${isVisible ? "" : "loading-bar-hidden"}`} {...announced}>
      <div className="loading-bar-line" style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
