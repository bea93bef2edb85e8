import { finishLoading, loadingBar, loadingPercent, startLoading } from "~/src/client/navigation/loading-bar"

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  finishLoading()
  jest.runAllTimers()
  jest.useRealTimers()
})

test("N4: the curve is at half after one second, at 70.5 % after two, and never at the end", () => {
  expect(loadingPercent(0)).toBe(0)
  expect(loadingPercent(1000)).toBeCloseTo(50, 10)
  expect(loadingPercent(2000)).toBeCloseTo(70.48, 1)
  expect(loadingPercent(3_600_000)).toBeLessThan(100)
})

test("N4: a navigation that is ready within 200 ms shows no bar", () => {
  startLoading()
  jest.advanceTimersByTime(199)
  finishLoading()
  jest.advanceTimersByTime(5000)
  expect(loadingBar.get()).toEqual({ isVisible: false, percent: 0 })
})

test("N4: the bar follows the curve while the page loads", () => {
  startLoading()
  jest.advanceTimersByTime(200)
  expect(loadingBar.get().isVisible).toBe(true)
  jest.advanceTimersByTime(800)
  expect(loadingBar.get().percent).toBeCloseTo(50, 0)
  jest.advanceTimersByTime(1000)
  expect(loadingBar.get().percent).toBeCloseTo(70.5, 0)
})

test("N4: it fills, is hidden after 500 ms, and is back at the left 400 ms later", () => {
  startLoading()
  jest.advanceTimersByTime(1000)
  finishLoading()
  expect(loadingBar.get()).toEqual({ isVisible: true, percent: 100 })
  jest.advanceTimersByTime(499)
  expect(loadingBar.get().isVisible).toBe(true)
  jest.advanceTimersByTime(1)
  expect(loadingBar.get()).toEqual({ isVisible: false, percent: 100 })
  jest.advanceTimersByTime(399)
  expect(loadingBar.get().percent).toBe(100)
  jest.advanceTimersByTime(1)
  expect(loadingBar.get().percent).toBe(0)
})

test("N4: a second navigation starts the bar again, and finishing twice is finishing once", () => {
  startLoading()
  jest.advanceTimersByTime(2000)
  startLoading()
  expect(loadingBar.get()).toEqual({ isVisible: false, percent: 0 })
  jest.advanceTimersByTime(300)
  expect(loadingBar.get().percent).toBeLessThan(25)
  finishLoading()
  jest.advanceTimersByTime(450)
  finishLoading()
  jest.advanceTimersByTime(50)
  expect(loadingBar.get().isVisible).toBe(false)
})
