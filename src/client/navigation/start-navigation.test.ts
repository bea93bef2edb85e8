import { captureAppError, setAppLive } from "~/src/client/boot/app-status"
import { finishLoading, loadingBar } from "~/src/client/navigation/loading-bar"
import { arriveAt, pagePhase } from "~/src/client/navigation/navigation-state"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import { gatsby, setPageRuntime } from "~/tests/set-page-runtime"

const commit = jest.fn()
const loadPage = jest.fn()
const router = jest.fn()
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  setUpMotion(false)
  for (const mock of [commit, loadPage, router]) mock.mockReset()
  loadPage.mockReturnValue(new Promise(() => undefined))
  history.replaceState(null, "", "/projects/a")
  setAppLive(true)
  setPageRuntime({ loadPage }, commit)
  stop = startNavigation()
  // The router starts later.
  window.addEventListener("popstate", router)
})

afterEach(() => {
  stop()
  window.removeEventListener("popstate", router)
  finishLoading()
  pagePhase.set("still")
  jest.runAllTimers()
})

function setUpMotion(hasMotion: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches: !hasMotion }) })
}

/** Does what the browser does when it goes to an entry of the history. */
function goTo(address: string, state: object | null = null): void {
  history.replaceState(state, "", address)
  window.dispatchEvent(new PopStateEvent("popstate", { state }))
}

function isLoading(): boolean {
  jest.advanceTimersByTime(250)
  const { isVisible, percent } = loadingBar.get()
  return isVisible && percent < 100
}

test("N2 N4: going to another place of the current page is immediate: nothing fades, and no bar loads", () => {
  setUpMotion(true)
  for (const address of ["/projects/a#top", "/projects/a/?q=1", "/projects/a/?q=1"]) {
    goTo(address)
    expect([isLoading(), pagePhase.get()]).toEqual([false, "still"])
  }
  expect(router).toHaveBeenCalledTimes(3)
})

test("N1 N4: a jump on the current page cancels a navigation, and its loading bar", async () => {
  gatsby.___navigate("/about")
  expect(isLoading()).toBe(true)
  goTo("/projects/a#top")
  expect(isLoading()).toBe(false)
  await jest.runAllTimersAsync()
  expect(commit).not.toHaveBeenCalled()
})

test("N1 N4: going back to another page starts the loading bar, and is reported once for the guards to check", () => {
  goTo("/projects/a#top")
  expect(arriveAt("/projects/a")).toBe(false)
  goTo("/projects/b")
  expect(isLoading()).toBe(true)
  expect([arriveAt("/projects/b"), arriveAt("/projects/b")]).toEqual([true, false])
  goTo("/projects/b#top")
  expect(isLoading()).toBe(false)
})

test.each(["/projects/%61", "/projects%2Fa", "/projects//a", "/projects/a/", "/projects/a#end", "/projects/a?q=1#end"])(
  "R4 N2 P1: %s is the current page, so nothing is loaded",
  (address) => {
    gatsby.___navigate(location.origin + address)
    expect(commit).toHaveBeenCalledTimes(1)
    expect(loadPage).not.toHaveBeenCalled()
  },
)

test("N1 N2: after going back twice the old page leaves before the router shows the last one, once", async () => {
  setUpMotion(true)
  loadPage.mockResolvedValue({ json: {} })
  goTo("/projects")
  await jest.advanceTimersByTimeAsync(50)
  goTo("/privacy", { key: "k" })
  await jest.advanceTimersByTimeAsync(99)
  expect([pagePhase.get(), router.mock.calls.length]).toEqual(["exit", 0])
  await jest.advanceTimersByTimeAsync(1)
  expect(router.mock.calls.map(([event]) => event.state)).toEqual([{ key: "k" }])
})

test("E4: without a live app the browser itself follows a link, even one to the current page", () => {
  setAppLive(false)
  gatsby.___navigate("/projects/a#end")
  expect(location.hash).toBe("#end")
  expect(commit).not.toHaveBeenCalled()
})

test("E3: where a part of the app has not started, a change of the hash still needs no document", () => {
  jest.spyOn(console, "error").mockImplementation()
  captureAppError(new Error("The prefetching did not start."))
  gatsby.___navigate("/projects/a#end")
  expect(commit).toHaveBeenCalledTimes(1)
})
