import { finishLoading, loadingBar, startLoading } from "~/src/client/navigation/loading-bar"

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  finishLoading()
  jest.runAllTimers()
})

/** Returns the bar after some milliseconds. */
function barAfter(ms: number): { isVisible: boolean; percent: number } {
  jest.advanceTimersByTime(ms)
  return loadingBar.get()
}

test("N4: a navigation that is ready within 200 ms shows no bar", () => {
  startLoading()
  expect(barAfter(199).isVisible).toBe(false)
  finishLoading()
  expect(barAfter(5000)).toEqual({ isVisible: false, percent: 0 })
})

test("N4: the bar is at half after one second, at 70.5 % after two, and never at the end", () => {
  startLoading()
  expect(barAfter(200).isVisible).toBe(true)
  expect(barAfter(800).percent).toBeCloseTo(50, 10)
  expect(barAfter(1000).percent).toBeCloseTo(70.48, 1)
  expect(barAfter(3_600_000).percent).toBeLessThan(100)
})

test("N4: it fills, is hidden after 500 ms, and is back at the left 400 ms later", () => {
  startLoading()
  jest.advanceTimersByTime(1000)
  finishLoading()
  expect(barAfter(499)).toEqual({ isVisible: true, percent: 100 })
  expect(barAfter(1)).toEqual({ isVisible: false, percent: 100 })
  expect(barAfter(399).percent).toBe(100)
  expect(barAfter(1).percent).toBe(0)
})

test("N4: a second navigation starts the bar again, and finishing twice has no further effect", () => {
  startLoading()
  jest.advanceTimersByTime(2000)
  startLoading()
  expect(barAfter(0)).toEqual({ isVisible: false, percent: 0 })
  expect(barAfter(300).percent).toBeLessThan(25)
  finishLoading()
  jest.advanceTimersByTime(450)
  finishLoading()
  expect(barAfter(50).isVisible).toBe(false)
})
