import { keepState, registerKeeper, restoreState } from "~/src/client/freshness/kept-state"
import { toastKeeper } from "~/src/client/toast/kept-toasts"
import { closeToast, openToast, type ToastOptions, toastQueue } from "~/src/client/toast/toasts"

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  closeAll()
  jest.useRealTimers()
})

function closeAll(): void {
  for (const { id } of toastQueue.get()) closeToast(id)
  jest.advanceTimersByTime(1000)
}

test.each(["", "  ", undefined, 5])("O6: %j is no label", (label) => {
  expect(() => openToast({ label, type: "background" } as ToastOptions)).toThrow(/`label`.*non-empty string/)
  expect(toastQueue.get()).toEqual([])
})

test.each(["middle", "", undefined])("O6: %j is no type", (type) => {
  expect(() => openToast({ label: "a", type } as ToastOptions)).toThrow(/`type`.*`foreground` or `background`/)
  expect(toastQueue.get()).toEqual([])
})

test("O2: a toast without an id of its own gets one, by which it can be closed", () => {
  const id = openToast({ label: "a", type: "background" })
  openToast({ label: "b", type: "background" })
  closeToast(id)
  expect(toastQueue.get().map(({ label, state }) => `${label} ${state}`)).toEqual(["a closed", "b open"])
})

test("F5: open toasts go over to the next document with the time they have left, once", () => {
  registerKeeper("toasts", toastKeeper)
  const action = { label: "Try again", to: "/about" }
  openToast({ id: "a", label: "A", description: "more", type: "foreground", action })
  openToast({ id: "stays", label: "B", type: "background", durationMs: Number.POSITIVE_INFINITY })
  closeToast(openToast({ label: "closed", type: "background" }))
  jest.advanceTimersByTime(3000)
  keepState()
  closeAll()
  expect(toastQueue.get()).toEqual([])

  restoreState()
  expect(toastQueue.get()).toMatchObject([
    { id: "a", label: "A", description: "more", type: "foreground", action },
    { id: "stays", label: "B" },
  ])
  jest.advanceTimersByTime(2000)
  expect(toastQueue.get().map(({ label, state }) => `${label} ${state}`)).toEqual(["A closed", "B open"])
  closeAll()
  restoreState()
  expect(toastQueue.get()).toEqual([])
})

test.each(["spoilt", "null", '{"toasts":5}', '{"toasts":[{"label":""}]}'])("F5: %s is left out", (text) => {
  registerKeeper("toasts", toastKeeper)
  sessionStorage.setItem("kept-state", text)
  restoreState()
  expect(toastQueue.get()).toEqual([])
  expect(sessionStorage.getItem("kept-state")).toBeNull()
})

test("F5: blocked storage loses the toasts, and nothing else", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  registerKeeper("toasts", toastKeeper)
  keepState()
  restoreState()
  expect(toastQueue.get()).toEqual([])
})
