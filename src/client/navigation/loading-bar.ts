import { createStore } from "~/src/client/create-store"

/** A navigation that is ready before this shows no bar (N4), in milliseconds. */
const THROTTLE_MS = 200
/** The time in which most navigations finish; it shapes the curve. */
const DURATION_MS = 2000
/** How long the full bar stays. */
const HIDE_DELAY_MS = 500
/** How long the hidden bar takes to return to the left. */
const RESET_DELAY_MS = 400
const STEP_MS = 50

const EMPTY = { isVisible: false, percent: 0 }

export const loadingBar = createStore(EMPTY)

let timer: ReturnType<typeof setTimeout> | undefined
let isLoading = false

/** Starts the loading bar, from the left if it was running (N4). */
export function startLoading(): void {
  clearTimeout(timer)
  isLoading = true
  loadingBar.set(EMPTY)
  const startedAt = performance.now()
  const grow = () => {
    // At 50 % after one second and 70.5 after two; never at 100 (N4).
    const percent = (200 / Math.PI) * Math.atan((2 * (performance.now() - startedAt)) / DURATION_MS)
    loadingBar.set({ isVisible: true, percent })
    timer = setTimeout(grow, STEP_MS)
  }
  timer = setTimeout(grow, THROTTLE_MS)
}

/** Fills the loading bar, then hides it (N4). Has no effect on a bar that is finished. */
export function finishLoading(): void {
  if (!isLoading) return
  isLoading = false
  clearTimeout(timer)
  if (!loadingBar.get().isVisible) return
  loadingBar.set({ isVisible: true, percent: 100 })
  timer = setTimeout(() => {
    loadingBar.set({ isVisible: false, percent: 100 })
    timer = setTimeout(() => loadingBar.set(EMPTY), RESET_DELAY_MS)
  }, HIDE_DELAY_MS)
}
