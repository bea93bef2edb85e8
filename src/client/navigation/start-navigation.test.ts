import { noteAppFailed, noteAppLive } from "~/src/client/app-health"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { setPageRuntime } from "~/src/client/navigation/page-runtime"
import { arriveAt, startNavigation } from "~/src/client/navigation/start-navigation"
import type { Navigate, PageRuntime } from "~/src/lib/navigation/page-runtime"

let navigate: Navigate
let stop: () => void

const commit = jest.fn()
const loadPage = jest.fn()

const runtime: PageRuntime = {
  loadPage,
  isPageNotFound: () => false,
  interceptNavigation: (intercept) => {
    navigate = intercept(commit)
    return () => undefined
  },
  interceptPrefetch: () => () => undefined,
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  loadPage.mockReset().mockReturnValue(new Promise(() => undefined))
  commit.mockReset()
  history.replaceState(null, "", "/projects/a")
  setPageRuntime(runtime)
  noteAppLive()
  stop = startNavigation(runtime)
})

afterEach(() => {
  stop()
  navigationStore.finishLoading()
  jest.runAllTimers()
  jest.useRealTimers()
})

/** What the browser does when it goes to an entry of the history itself. */
function goTo(address: string): void {
  history.replaceState(null, "", address)
  window.dispatchEvent(new PopStateEvent("popstate"))
}

function isLoading(): boolean {
  jest.advanceTimersByTime(250)
  const { isVisible, percent } = navigationStore.get().loading
  return isVisible && percent < 100
}

test("N4: a jump on the page on show does not start the loading bar, also a second time", () => {
  goTo("/projects/a#top")
  expect(isLoading()).toBe(false)
  goTo("/projects/a#top")
  expect(isLoading()).toBe(false)
  goTo("/projects/a/?q=1")
  expect(isLoading()).toBe(false)
})

test("N4: going back to another page starts the loading bar, and returning from there finishes it", () => {
  goTo("/projects/b")
  expect(isLoading()).toBe(true)
  goTo("/projects/a#top")
  expect(isLoading()).toBe(false)
})

test("N1 N4: a jump on the page on show cancels a navigation, and its loading bar", async () => {
  navigate("/about")
  expect(isLoading()).toBe(true)
  goTo("/projects/a#top")
  expect(isLoading()).toBe(false)
  await jest.runAllTimersAsync()
  expect(commit).not.toHaveBeenCalled()
})

test("N1: only an arrival by back or forward at another page is one", () => {
  goTo("/projects/a#top")
  expect(arriveAt("/projects/a")).toBe(false)
  goTo("/projects/b")
  expect(arriveAt("/projects/b")).toBe(true)
  expect(arriveAt("/projects/b")).toBe(false)
  goTo("/projects/b#top")
  expect(isLoading()).toBe(false)
})

test.each(["/projects/%61", "/projects%2Fa", "/projects//a", "/projects/a/"])(
  "R4 N2: %s is the page on show: nothing leaves",
  (address) => {
    navigate(location.origin + address)
    expect(commit).toHaveBeenCalledTimes(1)
    expect(loadPage).not.toHaveBeenCalled()
  },
)

test("E4: without a live app the browser itself follows a link, also one to the page on show", () => {
  noteAppFailed()
  navigate("/projects/a#end")
  expect(location.hash).toBe("#end")
  expect(commit).not.toHaveBeenCalled()
})
