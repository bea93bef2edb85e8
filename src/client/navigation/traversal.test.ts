import { noteAppLive } from "~/src/client/app-health"
import { navigationStore, type Phase } from "~/src/client/navigation/navigation-store"
import { setPageRuntime } from "~/src/client/navigation/page-runtime"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import type { PageRuntime } from "~/src/lib/navigation/page-runtime"

const phases: Phase[] = []
const router = jest.fn()
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  const runtime: PageRuntime = {
    loadPage: async () => ({ json: {} }),
    isPageNotFound: () => false,
    interceptNavigation: () => () => undefined,
    interceptPrefetch: () => () => undefined,
  }
  history.replaceState(null, "", "/about")
  setPageRuntime(runtime)
  noteAppLive()
  const stopNavigation = startNavigation(runtime)
  // The framework's router starts later.
  window.addEventListener("popstate", router)
  const unsubscribe = navigationStore.subscribe(() => {
    if (phases.at(-1) !== navigationStore.get().phase) phases.push(navigationStore.get().phase)
  })
  stop = () => {
    stopNavigation()
    unsubscribe()
    window.removeEventListener("popstate", router)
    navigationStore.finishLoading()
    navigationStore.setPhase("still")
  }
  phases.length = 0
  router.mockClear()
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

function goBackTo(address: string): void {
  history.replaceState({ key: "k" }, "", address)
  window.dispatchEvent(new PopStateEvent("popstate", { state: { key: "k" } }))
}

test("N1 N2: after going back the old page leaves before the router shows the new one, once", async () => {
  goBackTo("/privacy")
  await jest.advanceTimersByTimeAsync(99)
  expect([navigationStore.get().phase, router.mock.calls.length]).toEqual(["leaving", 0])
  await jest.advanceTimersByTimeAsync(1)
  expect(router).toHaveBeenCalledTimes(1)
  expect(router.mock.calls[0]?.[0].state).toEqual({ key: "k" })
  expect(phases).toEqual(["leaving"])
})

test("N2: going back on the same page leaves at once, and nothing fades", () => {
  goBackTo("/about?a=1#b")
  expect(router).toHaveBeenCalledTimes(1)
  expect(phases).toEqual([])
})

test("N1: going back twice shows the last page, and none in between", async () => {
  goBackTo("/privacy")
  await jest.advanceTimersByTimeAsync(50)
  goBackTo("/projects")
  await jest.advanceTimersByTimeAsync(99)
  expect(router).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(router).toHaveBeenCalledTimes(1)
})
