import { announceAppLive } from "~/src/client/boot/app-live"
import { bootTheme } from "~/src/client/theme/boot-theme"

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

test("T2: nothing stored takes the system's theme and stores nothing", () => {
  expect(boot({ systemIsDark: true })).toBe("dark-mode")
  expect(localStorage).toHaveLength(0)
})

test("T2: a stored choice beats the system", () => {
  localStorage.setItem("dark-mode", "false")
  expect(boot({ systemIsDark: true })).toBe("light-mode")
})

test("T1: a bad stored value is ignored", () => {
  localStorage.setItem("dark-mode", "dark")
  expect(boot({})).toBe("light-mode")
})

test("T1: blocked storage takes the system's theme", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(boot({ systemIsDark: true })).toBe("dark-mode")
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
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError")
  }
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked)
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
