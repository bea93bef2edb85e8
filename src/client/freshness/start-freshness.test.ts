import { startFreshness } from "~/src/client/freshness/start-freshness"

const buildManifest = jest.fn()

jest.mock("~/src/client/freshness/build-manifest", () => ({
  ownBuildId: () => "b1",
  buildManifest: () => buildManifest(),
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
