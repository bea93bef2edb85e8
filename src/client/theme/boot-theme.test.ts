import { bootTheme } from "~/src/client/theme/boot-theme"
import { blockStorage } from "~/tests/block-storage"

const root = document.documentElement
let booting: AbortController

beforeEach(() => {
  root.className = ""
  document.body.innerHTML = "<button type=button data-theme-toggle><svg></svg></button>"
  document.head.innerHTML = '<link id="site-icon" href="/light.svg" data-light="/light.svg" data-dark="/dark.svg">'
})

// Listeners of an earlier test must not respond in this one.
afterEach(() => booting.abort())

function boot({ systemIsDark = false } = {}): void {
  const system = Object.assign(new EventTarget(), { matches: systemIsDark })
  Object.assign(window, { matchMedia: () => system })
  booting = new AbortController()
  bootTheme(booting.signal)
}

function toggle(): void {
  document.querySelector("svg")?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
}

test.each([
  [null, true, "dark"],
  ["false", true, "light"],
  ["true", false, "dark"],
  ["dark", false, "light"],
  ["{", true, "dark"],
])(
  "T1 T2 T4: with %j stored and a system that is dark: %j, theme and site icon are %s",
  (stored, systemIsDark, theme) => {
    if (stored !== null) localStorage.setItem("dark-mode", stored)
    boot({ systemIsDark })
    expect(root.className).toBe(`${theme}-mode`)
    expect(document.getElementById("site-icon")).toHaveAttribute("href", `/${theme}.svg`)
    expect(localStorage.getItem("dark-mode")).toBe(stored)
  },
)

test.each([
  [false, "false"],
  [true, null],
])("T1: the toggle works before the app does, both ways, with storage blocked: %j", (isBlocked, stored) => {
  if (isBlocked) blockStorage()
  boot()
  const reachesPage = jest.fn()
  document.querySelector("button")?.addEventListener("click", reachesPage)
  for (const theme of ["dark-mode", "light-mode"]) {
    toggle()
    expect(root.className).toBe(theme)
  }
  expect(reachesPage).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  expect(localStorage.getItem("dark-mode")).toBe(stored)
})

test("T1: until the app is live the page follows the system and other tabs, and the toggle works", () => {
  boot()
  Object.assign(matchMedia(""), { matches: true }).dispatchEvent(new Event("change"))
  expect(root.className).toBe("dark-mode")
  localStorage.setItem("dark-mode", "false")
  window.dispatchEvent(new StorageEvent("storage", { key: "dark-mode", newValue: "false" }))
  expect(root.className).toBe("light-mode")
  booting.abort()
  toggle()
  expect([root.className, localStorage.getItem("dark-mode")]).toEqual(["light-mode", "false"])
})
