import { createLoadingBar, type LoadingBarState, loadingPercent } from "~/src/client/navigation/loading-bar"

let shown: LoadingBarState
let bar: ReturnType<typeof createLoadingBar>

beforeEach(() => {
  jest.useFakeTimers()
  shown = { isVisible: false, percent: 0 }
  bar = createLoadingBar((state) => {
    shown = state
  })
})

afterEach(() => jest.useRealTimers())

test("N4: the curve is half way after one second, 70.5 % after two, and never there by itself", () => {
  expect(loadingPercent(0)).toBe(0)
  expect(loadingPercent(1000)).toBeCloseTo(50, 10)
  expect(loadingPercent(2000)).toBeCloseTo(70.48, 1)
  expect(loadingPercent(3_600_000)).toBeLessThan(100)
})

test("N4: a navigation that is ready within 200 ms shows no bar", () => {
  bar.start()
  jest.advanceTimersByTime(199)
  bar.finish()
  jest.advanceTimersByTime(5000)
  expect(shown).toEqual({ isVisible: false, percent: 0 })
})

test("N4: the bar follows the curve while the page is on its way", () => {
  bar.start()
  jest.advanceTimersByTime(200)
  expect(shown.isVisible).toBe(true)
  jest.advanceTimersByTime(800)
  expect(shown.percent).toBeCloseTo(50, 0)
  jest.advanceTimersByTime(1000)
  expect(shown.percent).toBeCloseTo(70.5, 0)
})

test("N4: it fills, is hidden after 500 ms, and is back at the left 400 ms later", () => {
  bar.start()
  jest.advanceTimersByTime(1000)
  bar.finish()
  expect(shown).toEqual({ isVisible: true, percent: 100 })
  jest.advanceTimersByTime(499)
  expect(shown.isVisible).toBe(true)
  jest.advanceTimersByTime(1)
  expect(shown).toEqual({ isVisible: false, percent: 100 })
  jest.advanceTimersByTime(399)
  expect(shown.percent).toBe(100)
  jest.advanceTimersByTime(1)
  expect(shown.percent).toBe(0)
})

test("N4: a second navigation starts the bar over, and finishing twice is finishing once", () => {
  bar.start()
  jest.advanceTimersByTime(2000)
  bar.start()
  expect(shown).toEqual({ isVisible: false, percent: 0 })
  jest.advanceTimersByTime(300)
  expect(shown.percent).toBeLessThan(25)
  bar.finish()
  jest.advanceTimersByTime(450)
  bar.finish()
  jest.advanceTimersByTime(50)
  expect(shown.isVisible).toBe(false)
})
