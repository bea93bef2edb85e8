import { captureFailedStart, isAppHealthy, setAppLive } from "~/src/client/boot/app-status"

const error = new Error("page resources for / not found")
const logged = jest.fn()

beforeEach(() => jest.spyOn(console, "error").mockImplementation(logged.mockReset()))

/** Returns whether something has handled the rejection. */
function reject(): boolean {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason: error })
  return !window.dispatchEvent(event)
}

test("E3 E4: a rejection before the first page is logged, and the app can still start; later ones are left to the browser", () => {
  captureFailedStart()
  expect([reject(), isAppHealthy()]).toEqual([true, false])
  expect(logged).toHaveBeenCalledWith("error caught during app initialization", error)
  setAppLive(true)
  expect([reject(), isAppHealthy()]).toEqual([false, true])
  setAppLive(false)
  expect(reject()).toBe(false)
})
