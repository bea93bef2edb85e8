import { useSyncExternalStore } from "react"

import { createLoadingBar, type LoadingBarState } from "~/src/client/navigation/loading-bar"
import type { RouteError } from "~/src/lib/navigation/routes"

/** Where a navigation stands: the old page leaves, then the new one enters (N2). */
export type Phase = "still" | "leaving" | "entering"

export type NavigationState = {
  phase: Phase
  loading: LoadingBarState
  /** What is shown in place of the page; the next page that succeeds clears it (E2, R3). */
  error: RouteError | null
}

const INITIAL: NavigationState = { phase: "still", loading: { isVisible: false, percent: 0 }, error: null }

let state = INITIAL
const listeners = new Set<() => void>()

function update(change: Partial<NavigationState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const loadingBar = createLoadingBar((loading) => update({ loading }))

/** The one state of navigation, written here and nowhere else. */
export const navigationStore = {
  startLoading: loadingBar.start,
  finishLoading: loadingBar.finish,
  setPhase(phase: Phase) {
    if (state.phase !== phase) update({ phase })
  },
  /** The first error wins until a page clears it (E2). */
  showError(error: RouteError) {
    if (state.error === null) update({ error })
  },
  clearError() {
    if (state.error !== null) update({ error: null })
  },
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The state of navigation, for the shell of the page. */
export function useNavigation(): NavigationState {
  return useSyncExternalStore(navigationStore.subscribe, navigationStore.get, () => INITIAL)
}
