/** A navigation that is ready before this shows no bar (N4), in milliseconds. */
const THROTTLE_MS = 200
/** The time in which most navigations are through; it shapes the curve. */
const DURATION_MS = 2000
/** How long the full bar stays. */
const HIDE_DELAY_MS = 500
/** How much later it is back at the left. */
const RESET_DELAY_MS = 400
const STEP_MS = 50

export type LoadingBarState = { isVisible: boolean; percent: number }

/** Half way after one second, and never there by itself (N4). */
export function loadingPercent(elapsedMs: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsedMs) / DURATION_MS)
}

/** The clockwork of the loading bar. Starting again starts over; finishing twice is finishing once (N4). */
export function createLoadingBar(onChange: (state: LoadingBarState) => void) {
  let timers: ReturnType<typeof setTimeout>[] = []
  let state: LoadingBarState = { isVisible: false, percent: 0 }
  let isLoading = false

  const set = (next: LoadingBarState) => {
    state = next
    onChange(state)
  }
  const clear = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  return {
    start() {
      clear()
      isLoading = true
      const startedAt = performance.now()
      if (state.isVisible) set({ isVisible: false, percent: 0 })
      const grow = () => {
        set({ isVisible: true, percent: loadingPercent(performance.now() - startedAt) })
        timers = [setTimeout(grow, STEP_MS)]
      }
      timers = [setTimeout(grow, THROTTLE_MS)]
    },
    finish() {
      if (!isLoading) return
      isLoading = false
      clear()
      if (!state.isVisible) return
      set({ isVisible: true, percent: 100 })
      timers = [
        setTimeout(() => set({ isVisible: false, percent: 100 }), HIDE_DELAY_MS),
        setTimeout(() => set({ isVisible: false, percent: 0 }), HIDE_DELAY_MS + RESET_DELAY_MS),
      ]
    },
  }
}
