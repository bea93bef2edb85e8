import { isOutdated, startFreshness } from "~/src/client/freshness/start-freshness"

const EVERY_MS = 1000
const buildManifest = jest.fn()
const fetchLatest = jest.fn()
let stop: () => void

jest.mock("~/src/client/request", () => ({ request: () => fetchLatest() }))
jest.mock("~/src/client/freshness/load-build-manifest", () => ({
  ownBuildId: () => "a",
  buildManifest: () => buildManifest(),
}))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { __FRESHNESS_POLL_MS__: EVERY_MS })
  fetchLatest.mockReset().mockResolvedValue({ id: "a", timestamp: 1 })
  stop = startFreshness()
})

afterEach(() => {
  stop()
  setHidden(false)
})

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
}

/** Waits, and returns how often the host has been asked so far. */
async function askedAfter(ms: number): Promise<number> {
  await jest.advanceTimersByTimeAsync(ms)
  return fetchLatest.mock.calls.length
}

test("F2: it asks one interval after the start, then every interval", async () => {
  expect(await askedAfter(EVERY_MS - 1)).toBe(0)
  expect(await askedAfter(1)).toBe(1)
  expect(await askedAfter(3 * EVERY_MS)).toBe(4)
})

test("F2: failures and invalid answers are silent, and polling goes on", async () => {
  fetchLatest.mockRejectedValueOnce(new Error("offline"))
  for (const answer of ["<html>", {}, null, { id: 5 }]) fetchLatest.mockResolvedValueOnce(answer)
  expect(await askedAfter(6 * EVERY_MS)).toBe(6)
  expect(isOutdated()).toBe(false)
})

test("F2: a hidden tab does not ask; shown again after a whole interval, it asks immediately", async () => {
  setHidden(true)
  expect(await askedAfter(10 * EVERY_MS)).toBe(0)
  setHidden(false)
  expect(await askedAfter(0)).toBe(1)
  expect(await askedAfter(EVERY_MS - 1)).toBe(1)
  expect(await askedAfter(1)).toBe(2)
})

test("F2: the timer rests while the tab is hidden, and continues", async () => {
  await jest.advanceTimersByTimeAsync(600)
  for (let times = 0; times < 3; times += 1) {
    setHidden(true)
    await jest.advanceTimersByTimeAsync(100)
    setHidden(false)
  }
  expect(await askedAfter(399)).toBe(0)
  expect(await askedAfter(1)).toBe(1)
})

test.each([
  ["that is set back does not stretch the interval", -100, EVERY_MS],
  ["counts the time during which the computer slept", 2, 0],
])("F2: a clock %s", async (_name, intervals, waitMs) => {
  jest.setSystemTime(Date.now() + intervals * EVERY_MS)
  setHidden(true)
  setHidden(false)
  expect(await askedAfter(waitMs)).toBe(1)
})

test("F3: another id ends the polling", async () => {
  fetchLatest.mockResolvedValue({ id: "b", timestamp: 2 })
  expect(await askedAfter(5 * EVERY_MS)).toBe(1)
  expect(isOutdated()).toBe(true)
})

test("F6: the manifest is fetched 1000 ms after the start", () => {
  buildManifest.mockClear()
  jest.advanceTimersByTime(999)
  expect(buildManifest).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(buildManifest).toHaveBeenCalledTimes(1)
})
