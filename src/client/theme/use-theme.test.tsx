import { act, renderHook } from "@testing-library/react"

import { useTheme } from "~/src/client/theme/use-theme"
import { blockStorage } from "~/tests/block-storage"

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

function storeInOtherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, newValue)
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue })))
}

test("T1: without a stored choice the theme follows the system, and nothing is stored", () => {
  const { result } = renderHook(useTheme)
  expect(result.current.isDark).toBe(false)
  changeSystem(true)
  expect(result.current.isDark).toBe(true)
  expect(document.documentElement.className).toBe("dark-mode")
  expect(localStorage.getItem(KEY)).toBeNull()
})

test.each([
  [false, "true"],
  [true, null],
])("T1: the choice of a click outlives changes of the system, with storage blocked: %j", (isBlocked, stored) => {
  if (isBlocked) blockStorage()
  const { result } = renderHook(useTheme)
  act(() => result.current.toggle())
  expect(result.current.isDark).toBe(true)
  changeSystem(true)
  changeSystem(false)
  expect(result.current.isDark).toBe(true)
  jest.restoreAllMocks()
  expect(localStorage.getItem(KEY)).toBe(stored)
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
  ["false", false],
  ["dark", true],
  ["{", true],
])("T1: a stored choice wins over the dark system, an invalid value does not: %j", (value, isDark) => {
  localStorage.setItem(KEY, value)
  systemIsDark = true
  expect(renderHook(useTheme).result.current.isDark).toBe(isDark)
})

test("T1: a choice in another tab counts; after a removed or invalid one, the theme follows the system", () => {
  const { result } = renderHook(useTheme)
  storeInOtherTab("true")
  expect(result.current.isDark).toBe(true)
  storeInOtherTab(null)
  expect(result.current.isDark).toBe(false)
  changeSystem(true)
  expect(result.current.isDark).toBe(true)
  storeInOtherTab("false")
  expect(result.current.isDark).toBe(false)
  storeInOtherTab("{spoilt")
  expect(result.current.isDark).toBe(true)
})

test.each([
  ["visibilitychange", document],
  ["pageshow", window],
])("T1: after a %s the theme is the stored one, also if no event reported its change", (type, target) => {
  const { result } = renderHook(useTheme)
  act(() => result.current.toggle())
  expect(result.current.isDark).toBe(true)
  localStorage.clear()
  act(() => void target.dispatchEvent(new Event(type)))
  expect(result.current.isDark).toBe(false)
  changeSystem(true)
  expect(result.current.isDark).toBe(true)
  localStorage.setItem(KEY, "false")
  act(() => void target.dispatchEvent(new Event(type)))
  expect(result.current.isDark).toBe(false)
})
