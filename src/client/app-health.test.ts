import { captureFailedStart, isAppHealthy, noteAppFailed, noteAppLive } from "~/src/client/app-health"

afterEach(noteAppFailed)

function reject(reason: unknown): Event {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason })
  window.dispatchEvent(event)
  return event
}

test("E3: a rejection after React draws the page is left to the browser", () => {
  const stop = captureFailedStart()
  noteAppLive()
  expect(reject(new Error("later")).defaultPrevented).toBe(false)
  expect(isAppHealthy()).toBe(true)
  stop()
})

test("E3 E4: a rejection before React draws the page is logged as an error of the start, and links load documents", () => {
  const logged = jest.spyOn(console, "error").mockImplementation()
  const error = new Error("page resources for / not found")
  const stop = captureFailedStart()
  expect(reject(error).defaultPrevented).toBe(true)
  expect(logged).toHaveBeenCalledWith("error caught during app initialization", error)
  noteAppLive()
  expect(isAppHealthy()).toBe(false)
  stop()
  expect(reject(error).defaultPrevented).toBe(false)
})
