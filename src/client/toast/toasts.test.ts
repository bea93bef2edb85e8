import {
  closeToast,
  keepToasts,
  openToast,
  openToasts,
  pauseToasts,
  restoreToasts,
  resumeToasts,
  type ToastOptions,
  toastStore,
} from "~/src/client/toast/toasts"
import { watchToastRegion } from "~/src/client/toast/watch-toast-region"
import { pressKey } from "~/tests/press-key"

beforeEach(() => jest.useFakeTimers())
afterEach(closeAll)

function closeAll(): void {
  for (const { id } of openToasts()) closeToast(id)
  jest.advanceTimersByTime(1000)
}

function open(id: string, durationMs = 5000, label = id): void {
  openToast({ id, label, type: "background", durationMs })
}

/** Returns the toasts after some milliseconds. */
function shownAfter(ms: number): string[] {
  jest.advanceTimersByTime(ms)
  return toastStore.get().map(({ label, state }) => `${label} ${state}`)
}

test("O1 O2: a toast that closes is removed 200 ms later, and its id may be used again before that", () => {
  open("a")
  expect(shownAfter(0)).toEqual(["a open"])
  closeToast("a")
  open("a", 5000, "again")
  expect(shownAfter(199)).toEqual(["a closed", "again open"])
  expect(shownAfter(1)).toEqual(["again open"])
})

test("O2: at most five are open; the oldest close first", () => {
  for (const id of ["1", "2", "3", "4", "5", "6", "7", "8"]) open(id)
  expect(openToasts().map(({ label }) => label)).toEqual(["4", "5", "6", "7", "8"])
  expect(shownAfter(200)).toEqual(["4 open", "5 open", "6 open", "7 open", "8 open"])
})

test("O2: opening the same id changes the toast in place and restarts its time", () => {
  open("a")
  open("b")
  jest.advanceTimersByTime(4000)
  open("a", 5000, "changed")
  expect(shownAfter(0)).toEqual(["changed open", "b open"])
  expect(shownAfter(4999)).toEqual(["changed open"])
  expect(shownAfter(1)).toEqual(["changed closed"])
})

test("O3: a toast stays for 5000 ms, with Infinity until it is closed", () => {
  openToast({ id: "a", label: "a", type: "background" })
  open("stays", Number.POSITIVE_INFINITY)
  expect(shownAfter(4999)).toEqual(["a open", "stays open"])
  expect(shownAfter(1)).toEqual(["a closed", "stays open"])
  expect(shownAfter(10_000_000)).toEqual(["stays open"])
})

test("O3: all toasts pause until the last reason to pause is gone, then continue with the time they had left", () => {
  open("a")
  jest.advanceTimersByTime(3000)
  pauseToasts("hover")
  pauseToasts("focus")
  open("b", 1000)
  expect(shownAfter(60_000)).toEqual(["a open", "b open"])
  resumeToasts("hover")
  expect(shownAfter(60_000)).toEqual(["a open", "b open"])
  resumeToasts("focus")
  resumeToasts("focus")
  expect(shownAfter(1000)).toEqual(["a open", "b closed"])
  expect(shownAfter(999)).toEqual(["a open"])
  expect(shownAfter(1)).toEqual(["a closed"])
})

test.each([
  [{ label: "  " }, /`label`.*non-empty string/],
  [{ type: "middle" }, /`type`.*`foreground` or `background`/],
])("O6: %j is refused, and the property named", (fields, message) => {
  expect(() => openToast({ id: "a", label: "a", type: "background", ...fields } as ToastOptions)).toThrow(message)
  expect(shownAfter(0)).toEqual([])
})

test("O7: one Escape closes one thing: an open dialog before a toast", () => {
  document.body.innerHTML = "<section></section><dialog open></dialog>"
  const stop = watchToastRegion(document.querySelector("section") as HTMLElement)
  open("a")
  expect([pressKey("Escape"), openToasts().length]).toEqual([false, 1])
  document.querySelector("dialog")?.remove()
  expect([pressKey("Escape"), openToasts().length]).toEqual([true, 0])
  stop()
})

test("F5: open toasts are kept for the next document with the time they have left, once", () => {
  const toast = { id: "a", label: "A", description: "more", type: "foreground" } as const
  const action = { label: "Try again", to: "/about" }
  openToast({ ...toast, action })
  open("stays", Number.POSITIVE_INFINITY)
  open("closed")
  closeToast("closed")
  jest.advanceTimersByTime(3000)
  keepToasts()
  closeAll()
  expect(shownAfter(0)).toEqual([])

  restoreToasts()
  expect(toastStore.get()).toMatchObject([{ ...toast, action }, { id: "stays" }])
  expect(shownAfter(2000)).toEqual(["A closed", "stays open"])
  closeAll()
  restoreToasts()
  expect(shownAfter(0)).toEqual([])
})

test.each(["spoilt", "null", "5", "[null]", '[{"label":""}]'])("F5: the stored value %s opens no toast", (text) => {
  sessionStorage.setItem("kept-state", text)
  restoreToasts()
  expect(shownAfter(0)).toEqual([])
  expect(sessionStorage.getItem("kept-state")).toBeNull()
})
