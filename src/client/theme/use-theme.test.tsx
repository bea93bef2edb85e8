import { act, renderHook } from "@testing-library/react"

import { useTheme } from "~/src/client/theme/use-theme"

const KEY = "dark-mode"
let systemIsDark: boolean
// use-dark-mode would follow it by these two functions, also after a choice.
const query = Object.assign(new EventTarget(), {
  media: "(prefers-color-scheme: dark)",
  addListener: (listener: () => void) => query.addEventListener("change", listener),
  removeListener: (listener: () => void) => query.removeEventListener("change", listener),
})
Object.defineProperty(query, "matches", { get: () => systemIsDark })

// jsdom has no media queries: a system whose preference the test can change.
beforeAll(() => {
  Object.assign(window, { matchMedia: () => query })
})

beforeEach(() => {
  systemIsDark = false
  document.documentElement.className = ""
})

function changeSystem(isDark: boolean): void {
  systemIsDark = isDark
  act(() => void query.dispatchEvent(new Event("change")))
}

test("T1: without a stored choice the theme follows the system, and nothing is stored", () => {
  const { result } = renderHook(useTheme)
  expect(result.current.isDark).toBe(false)
  changeSystem(true)
  expect(result.current.isDark).toBe(true)
  expect(document.documentElement.className).toBe("dark-mode")
  expect(localStorage.getItem(KEY)).toBeNull()
})

test("T1: the choice of a click outlives changes of the system", () => {
  const { result } = renderHook(useTheme)
  act(() => result.current.toggle())
  expect(result.current.isDark).toBe(true)
  changeSystem(true)
  changeSystem(false)
  expect([result.current.isDark, localStorage.getItem(KEY)]).toEqual([true, "true"])
})

test("T1: what is stored is what is shown, also after two presses at once", () => {
  const { result } = renderHook(useTheme)
  act(() => {
    result.current.toggle()
    result.current.toggle()
  })
  expect([result.current.isDark, localStorage.getItem(KEY)]).toEqual([false, "false"])
})

test.each([
  ["storage", window],
  ["visibilitychange", document],
  ["pageshow", window],
])(
  "T1: after %s the theme is the stored one; after a removed or invalid choice, it follows the system",
  (type, target) => {
    const { result } = renderHook(useTheme)
    const themeAfter = (stored: string | null) => {
      if (stored === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, stored)
      act(() => void target.dispatchEvent(new Event(type)))
      return result.current.isDark
    }
    expect(["true", null].map(themeAfter)).toEqual([true, false])
    changeSystem(true)
    expect(result.current.isDark).toBe(true)
    expect(["false", "{spoilt"].map(themeAfter)).toEqual([false, true])
  },
)
