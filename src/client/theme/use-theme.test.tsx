import { act, renderHook } from "@testing-library/react"

import { SITE_ICON_ID } from "~/src/client/theme/show-theme"
import { useTheme } from "~/src/client/theme/use-theme"

const KEY = "dark-mode"
let systemIsDark: boolean
let systemListeners: Set<(event: { matches: boolean }) => void>

// jsdom has no media queries: a system whose preference the test can change.
beforeAll(() => {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      get matches() {
        return systemIsDark
      },
      addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => systemListeners.delete(listener),
    }),
  })
})

beforeEach(() => {
  systemIsDark = false
  systemListeners = new Set()
  localStorage.clear()
  document.documentElement.className = ""
  document.head.innerHTML = `<link id="${SITE_ICON_ID}" rel="icon" href="/light.svg" data-light="/light.svg" data-dark="/dark.svg">`
})

function changeSystem(isDark: boolean): void {
  systemIsDark = isDark
  act(() => {
    for (const listener of systemListeners) listener({ matches: isDark })
  })
}

function storeInOtherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, newValue)
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }))
  })
}

function shown(): string {
  return document.documentElement.className
}

test("T1: nothing stored follows the system, live, and writes nothing", () => {
  const { result } = renderHook(() => useTheme())
  expect(result.current.isDark).toBe(false)
  changeSystem(true)
  expect(result.current.isDark).toBe(true)
  expect(shown()).toBe("dark-mode")
  expect(localStorage.getItem(KEY)).toBeNull()
})

test("T1: a click stores the choice, and the choice outlives changes of the system", () => {
  const { result } = renderHook(() => useTheme())
  act(() => result.current.toggle())
  expect(localStorage.getItem(KEY)).toBe("true")
  changeSystem(true)
  changeSystem(false)
  expect(result.current.isDark).toBe(true)
  expect(localStorage.getItem(KEY)).toBe("true")
})

test("T1: a stored choice beats the system", () => {
  localStorage.setItem(KEY, "false")
  systemIsDark = true
  const { result } = renderHook(() => useTheme())
  expect(result.current.isDark).toBe(false)
})

test.each(["dark", "", "null", "{", '"true"'])("T1: the bad stored value %j is ignored", (value) => {
  localStorage.setItem(KEY, value)
  systemIsDark = true
  const { result } = renderHook(() => useTheme())
  expect(result.current.isDark).toBe(true)
})

test("T1: tabs agree; a removed or spoilt choice means the system again", () => {
  const { result } = renderHook(() => useTheme())
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

test("T4: the site icon changes with the theme", () => {
  const { result } = renderHook(() => useTheme())
  const icon = document.getElementById(SITE_ICON_ID)
  act(() => result.current.toggle())
  expect(icon).toHaveAttribute("href", "/dark.svg")
  act(() => result.current.toggle())
  expect(icon).toHaveAttribute("href", "/light.svg")
})

test("T1: blocked storage works for the visit, and the system does not undo the choice", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const { result } = renderHook(() => useTheme())
  act(() => result.current.toggle())
  expect(result.current.isDark).toBe(true)
  changeSystem(true)
  changeSystem(false)
  expect(result.current.isDark).toBe(true)
})
