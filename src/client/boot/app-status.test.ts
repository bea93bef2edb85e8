import { captureFailedStart, isAppHealthy, setAppLive } from "~/src/client/boot/app-status"
import { loadLaterStyles } from "~/src/client/boot/load-app-scripts"
import { LATER_STYLES_ID } from "~/src/lib/document/page-document"

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

test("E3: the app is not healthy before the styles of other pages have come", () => {
  setAppLive(true)
  document.head.innerHTML = `<link id="${LATER_STYLES_ID}" media="print" disabled>`
  const link = document.head.firstChild as HTMLLinkElement
  const media = { mediaText: "print" }
  jest.spyOn(link, "sheet", "get").mockReturnValue({ media } as CSSStyleSheet)
  expect(isAppHealthy()).toBe(false)
  loadLaterStyles()
  expect([isAppHealthy(), link.hasAttribute("disabled")]).toEqual([false, false])
  link.dispatchEvent(new Event("load"))
  expect([isAppHealthy(), media.mediaText]).toEqual([true, "all"])
  setAppLive(false)
})
