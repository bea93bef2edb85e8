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
import { blockStorage } from "~/tests/block-storage"

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})

afterEach(() => {
  closeAll()
  jest.useRealTimers()
})

function closeAll(): void {
  for (const { id } of openToasts()) closeToast(id)
  jest.advanceTimersByTime(1000)
}

function open(id: string, durationMs?: number, label = id): void {
  openToast({ id, label, type: "background", ...(durationMs !== undefined && { durationMs }) })
}

const shown = () => toastStore.get().map(({ label, state }) => `${label} ${state}`)

test("O1: a toast that closes is removed 200 ms later", () => {
  open("a")
  expect(shown()).toEqual(["a open"])
  closeToast("a")
  jest.advanceTimersByTime(199)
  expect(shown()).toEqual(["a closed"])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test("O2: at most five are open; the oldest close first", () => {
  for (const id of ["1", "2", "3", "4", "5", "6", "7", "8"]) open(id)
  expect(openToasts().map(({ label }) => label)).toEqual(["4", "5", "6", "7", "8"])
  jest.advanceTimersByTime(200)
  expect(shown()).toEqual(["4 open", "5 open", "6 open", "7 open", "8 open"])
})

test("O2: the same id changes in place, and its time begins again", () => {
  open("a")
  open("b")
  jest.advanceTimersByTime(4000)
  open("a", 5000, "changed")
  expect(shown()).toEqual(["changed open", "b open"])
  jest.advanceTimersByTime(4999)
  expect(shown()).toEqual(["changed open"])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual(["changed closed"])
})

test("O2: an id whose toast is leaving opens a new one", () => {
  open("a")
  closeToast("a")
  open("a", 5000, "again")
  expect(shown()).toEqual(["a closed", "again open"])
  jest.advanceTimersByTime(200)
  expect(shown()).toEqual(["again open"])
})

test("O2: a toast without an id gets one, by which it can be closed", () => {
  const id = openToast({ label: "a", type: "background" })
  openToast({ label: "b", type: "background" })
  closeToast(id)
  expect(shown()).toEqual(["a closed", "b open"])
})

test("O3: a toast stays for 5000 ms, with Infinity until it is closed", () => {
  open("a")
  open("stays", Number.POSITIVE_INFINITY)
  jest.advanceTimersByTime(4999)
  expect(shown()).toEqual(["a open", "stays open"])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual(["a closed", "stays open"])
  jest.advanceTimersByTime(10_000_000)
  expect(shown()).toEqual(["stays open"])
})

test("O3: a pause stops the time of all, also of those that open meanwhile; then they continue with what was left", () => {
  open("a")
  jest.advanceTimersByTime(3000)
  pauseToasts("hover")
  open("b", 1000)
  jest.advanceTimersByTime(60_000)
  expect(shown()).toEqual(["a open", "b open"])
  resumeToasts("hover")
  jest.advanceTimersByTime(1000)
  expect(shown()).toEqual(["a open", "b closed"])
  jest.advanceTimersByTime(999)
  expect(shown()).toEqual(["a open"])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual(["a closed"])
})

test("O3: with several reasons to pause, all have to go", () => {
  open("a")
  pauseToasts("hover")
  pauseToasts("focus")
  resumeToasts("hover")
  jest.advanceTimersByTime(60_000)
  expect(shown()).toEqual(["a open"])
  resumeToasts("focus")
  resumeToasts("focus")
  jest.advanceTimersByTime(5000)
  expect(shown()).toEqual(["a closed"])
})

test.each(["", "  ", undefined, 5])("O6: %j is no label", (label) => {
  expect(() => openToast({ label, type: "background" } as ToastOptions)).toThrow(/`label`.*non-empty string/)
  expect(shown()).toEqual([])
})

test.each(["middle", "", undefined])("O6: %j is no type", (type) => {
  expect(() => openToast({ label: "a", type } as ToastOptions)).toThrow(/`type`.*`foreground` or `background`/)
  expect(shown()).toEqual([])
})

test("O7: one Escape closes one thing: an open dialog before a toast", () => {
  document.body.innerHTML = "<section></section><dialog open></dialog>"
  const stop = watchToastRegion(document.querySelector("section") as HTMLElement)
  open("a")
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press(), openToasts().length]).toEqual([false, 1])
  document.querySelector("dialog")?.remove()
  expect([press(), openToasts().length]).toEqual([true, 0])
  stop()
})

test("F5: open toasts are kept for the next document with the time they have left, once", () => {
  const action = { label: "Try again", to: "/about" }
  openToast({ id: "a", label: "A", description: "more", type: "foreground", action })
  open("stays", Number.POSITIVE_INFINITY)
  open("closed")
  closeToast("closed")
  jest.advanceTimersByTime(3000)
  keepToasts()
  closeAll()
  expect(shown()).toEqual([])

  restoreToasts()
  expect(toastStore.get()).toMatchObject([
    { id: "a", label: "A", description: "more", type: "foreground", action },
    { id: "stays", label: "stays" },
  ])
  jest.advanceTimersByTime(2000)
  expect(shown()).toEqual(["A closed", "stays open"])
  closeAll()
  restoreToasts()
  expect(shown()).toEqual([])
})

test.each(["spoilt", "null", "5", "[null]", '[{"label":""}]'])("F5: %s is left out", (text) => {
  sessionStorage.setItem("kept-state", text)
  restoreToasts()
  expect(shown()).toEqual([])
  expect(sessionStorage.getItem("kept-state")).toBeNull()
})

test("F5: blocked storage loses the toasts, and nothing else", () => {
  blockStorage()
  open("a")
  keepToasts()
  restoreToasts()
  expect(shown()).toEqual(["a open"])
})
