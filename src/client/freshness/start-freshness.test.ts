import { pollLatestBuild, startFreshness } from "~/src/client/freshness/start-freshness"

const buildManifest = jest.fn()

jest.mock("~/src/client/freshness/build-manifest", () => ({
  ownBuildId: () => "b1",
  buildManifest: () => buildManifest(),
}))

const EVERY_MS = 1000
let answers: unknown[]
let asked: number
let found: number
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  answers = []
  asked = 0
  found = 0
  stop = pollLatestBuild({
    everyMs: EVERY_MS,
    ownId: "a",
    fetchLatest: async () => {
      asked += 1
      const answer = answers.shift() ?? { id: "a", timestamp: 1 }
      if (answer instanceof Error) throw answer
      return answer as { id: string; timestamp: number }
    },
    onNewBuild: () => {
      found += 1
    },
  })
})

afterEach(() => {
  stop()
  setHidden(false)
  jest.useRealTimers()
})

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
}

test("F2: it asks one interval after the start, then every interval", async () => {
  await jest.advanceTimersByTimeAsync(EVERY_MS - 1)
  expect(asked).toBe(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toBe(1)
  await jest.advanceTimersByTimeAsync(3 * EVERY_MS)
  expect(asked).toBe(4)
})

test("F2: failures and odd answers are silent, and do not end it", async () => {
  answers = [new Error("offline"), "<html>", {}, null, { id: 5 }]
  await jest.advanceTimersByTimeAsync(6 * EVERY_MS)
  expect(asked).toBe(6)
  expect(found).toBe(0)
})

test("F2: a hidden tab does not ask; shown again after a whole interval, it asks immediately", async () => {
  setHidden(true)
  await jest.advanceTimersByTimeAsync(10 * EVERY_MS)
  expect(asked).toBe(0)
  setHidden(false)
  await jest.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  await jest.advanceTimersByTimeAsync(EVERY_MS - 1)
  expect(asked).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toBe(2)
})

test("F2: the timer rests while the tab is hidden, and continues", async () => {
  await jest.advanceTimersByTimeAsync(600)
  for (let times = 0; times < 3; times += 1) {
    setHidden(true)
    await jest.advanceTimersByTimeAsync(100)
    setHidden(false)
  }
  await jest.advanceTimersByTimeAsync(399)
  expect(asked).toBe(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toBe(1)
})

test("F2: a clock that is set back does not stretch the interval", async () => {
  await jest.advanceTimersByTimeAsync(500)
  jest.setSystemTime(Date.now() - 100 * EVERY_MS)
  setHidden(true)
  setHidden(false)
  await jest.advanceTimersByTimeAsync(EVERY_MS)
  expect(asked).toBe(1)
})

test("F2: the time during which the computer slept counts", async () => {
  setHidden(true)
  jest.setSystemTime(Date.now() + 2 * EVERY_MS)
  setHidden(false)
  await jest.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
})

test("F3: another id is reported once, and ends the polling", async () => {
  answers = [{ id: "b", timestamp: 2 }]
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
  expect(found).toBe(1)
  expect(asked).toBe(1)
})

test.each([
  ["4g", 1],
  ["slow-2g", 0],
])("F6: on %s, the manifest is fetched 1000 ms after the start %i times", (effectiveType, times) => {
  Object.assign(globalThis, { __FRESHNESS_POLL_MS__: 3_600_000 })
  Object.assign(navigator, { connection: { effectiveType } })
  const stop = startFreshness()
  jest.advanceTimersByTime(999)
  expect(buildManifest).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(buildManifest).toHaveBeenCalledTimes(times)
  stop()
  buildManifest.mockClear()
})
