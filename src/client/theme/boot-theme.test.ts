import { BOOT_OPTIONS, bootTheme } from "~/src/client/theme/boot-theme"

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ""
  document.head.innerHTML = '<link id="site-icon" href="/light.svg" data-light="/light.svg" data-dark="/dark.svg">'
})

function boot({ systemIsDark = false }): string {
  Object.assign(window, { matchMedia: () => ({ matches: systemIsDark }) })
  // As the page runs it: printed, without anything around it.
  new Function(`(${bootTheme})(${JSON.stringify(BOOT_OPTIONS)})`)()
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
