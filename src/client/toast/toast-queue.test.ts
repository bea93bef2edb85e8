import {
  createToastQueue,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type ToastQueue,
} from "~/src/client/toast/toast-queue"

let queue: ToastQueue

beforeEach(() => {
  jest.useFakeTimers()
  queue = createToastQueue()
})
afterEach(() => jest.useRealTimers())

function open(id: string, durationMs = TOAST_DURATION_MS, label = id): void {
  queue.open(id, { label, type: "background", durationMs })
}
const seen = () => queue.get().map(({ label, state }) => `${label} ${state}`)

test("O1: a toast that closes is gone 200 ms later", () => {
  expect(TOAST_REMOVE_DELAY_MS).toBe(200)
  open("a")
  expect(seen()).toEqual(["a open"])
  queue.close("a")
  jest.advanceTimersByTime(199)
  expect(seen()).toEqual(["a closed"])
  jest.advanceTimersByTime(1)
  expect(seen()).toEqual([])
})

test("O2: at most five are open; the oldest go first", () => {
  expect(TOAST_LIMIT).toBe(5)
  for (const id of ["1", "2", "3", "4", "5", "6", "7", "8"]) open(id)
  expect(seen().filter((toast) => toast.endsWith("open"))).toEqual(["4 open", "5 open", "6 open", "7 open", "8 open"])
  jest.advanceTimersByTime(200)
  expect(seen()).toEqual(["4 open", "5 open", "6 open", "7 open", "8 open"])
})

test("O2: the same id changes in place, and its time begins again", () => {
  open("a")
  open("b")
  jest.advanceTimersByTime(4000)
  open("a", 5000, "changed")
  expect(seen()).toEqual(["changed open", "b open"])
  jest.advanceTimersByTime(4999)
  expect(seen()).toEqual(["changed open"])
  jest.advanceTimersByTime(1)
  expect(seen()).toEqual(["changed closed"])
})

test("O2: an id whose toast is leaving opens a new one", () => {
  open("a")
  queue.close("a")
  open("a", 5000, "again")
  expect(seen()).toEqual(["a closed", "again open"])
  jest.advanceTimersByTime(200)
  expect(seen()).toEqual(["again open"])
})

test("O3: a toast stays for 5000 ms, with Infinity until it is closed", () => {
  expect(TOAST_DURATION_MS).toBe(5000)
  open("a")
  open("stays", Number.POSITIVE_INFINITY)
  jest.advanceTimersByTime(4999)
  expect(seen()).toEqual(["a open", "stays open"])
  jest.advanceTimersByTime(1)
  expect(seen()).toEqual(["a closed", "stays open"])
  jest.advanceTimersByTime(10_000_000)
  expect(seen()).toEqual(["stays open"])
})

test("O3: a pause stops the time of all, also of those that open meanwhile; then they go on with what was left", () => {
  open("a")
  jest.advanceTimersByTime(3000)
  queue.pause("hover")
  open("b", 1000)
  jest.advanceTimersByTime(60_000)
  expect(seen()).toEqual(["a open", "b open"])
  expect(queue.remainingMs(queue.get()[0]?.key ?? "")).toBe(2000)
  queue.resume("hover")
  jest.advanceTimersByTime(1000)
  expect(seen()).toEqual(["a open", "b closed"])
  jest.advanceTimersByTime(999)
  expect(seen()).toEqual(["a open"])
  jest.advanceTimersByTime(1)
  expect(seen()).toEqual(["a closed"])
})

test("O3: with several reasons to pause, all have to go", () => {
  open("a")
  queue.pause("hover")
  queue.pause("focus")
  queue.resume("hover")
  jest.advanceTimersByTime(60_000)
  expect(seen()).toEqual(["a open"])
  queue.resume("focus")
  queue.resume("focus")
  jest.advanceTimersByTime(5000)
  expect(seen()).toEqual(["a closed"])
})
