import { announceAppLive } from "~/src/client/boot/app-live"
import { bootTheme } from "~/src/client/theme/boot-theme"
import { blockStorage } from "~/tests/block-storage"

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ""
  document.documentElement.removeAttribute("data-theme-choice")
  document.body.innerHTML = "<button type=button data-theme-toggle><svg></svg></button>"
  document.head.innerHTML = '<link id="site-icon" href="/light.svg" data-light="/light.svg" data-dark="/dark.svg">'
})

// What an earlier test has booted must not answer in this one.
afterEach(announceAppLive)

function boot({ systemIsDark = false }): string {
  const system = Object.assign(new EventTarget(), { matches: systemIsDark })
  Object.assign(window, { matchMedia: () => system })
  bootTheme()
  return document.documentElement.className
}

test.each([
  [null, true, "dark-mode"],
  ["false", true, "light-mode"],
  ["dark", false, "light-mode"],
])("T1 T2: with %j stored and a system that is dark: %j, the theme is %s", (stored, systemIsDark, theme) => {
  if (stored !== null) localStorage.setItem("dark-mode", stored)
  expect(boot({ systemIsDark })).toBe(theme)
  expect(localStorage.getItem("dark-mode")).toBe(stored)
})

test("T4: the site icon is right from the start", () => {
  boot({ systemIsDark: true })
  expect(document.getElementById("site-icon")).toHaveAttribute("href", "/dark.svg")
})

test("T1: the toggle works before the app does, and keeps the choice where the app will look for it", () => {
  boot({ systemIsDark: false })
  const reachesPage = jest.fn()
  document.querySelector("button")?.addEventListener("click", reachesPage)
  document.querySelector("svg")?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  expect(document.documentElement).toHaveClass("dark-mode")
  expect(document.documentElement).not.toHaveClass("light-mode")
  expect(localStorage.getItem("dark-mode")).toBe("true")
  expect(reachesPage).not.toHaveBeenCalled()
})

test("T1: the toggle works before the app does where storage is blocked, both ways", () => {
  blockStorage()
  boot({ systemIsDark: false })
  document.querySelector("button")?.click()
  expect(document.documentElement).toHaveClass("dark-mode")
  document.querySelector("button")?.click()
  expect(document.documentElement).toHaveClass("light-mode")
})

test("T1: before the app is live the page follows the system and other tabs", () => {
  boot({ systemIsDark: false })
  Object.assign(matchMedia(""), { matches: true }).dispatchEvent(new Event("change"))
  expect(document.documentElement).toHaveClass("dark-mode")
  localStorage.setItem("dark-mode", "false")
  window.dispatchEvent(new StorageEvent("storage", { key: "dark-mode", newValue: "false" }))
  expect(document.documentElement).toHaveClass("light-mode")
})

test("T1: once the app is live the toggle is the app's alone", () => {
  boot({ systemIsDark: false })
  announceAppLive()
  document.querySelector("button")?.click()
  expect(document.documentElement).toHaveClass("light-mode")
  expect(localStorage).toHaveLength(0)
})
