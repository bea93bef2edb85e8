import { expect } from "@playwright/test"

import { DARK_GROUND, groundColour, LIGHT_GROUND, test } from "~/tests/e2e/site"

const toggle = { name: /^Switch/ }

test("T1: nothing stored follows the system, live, and writes nothing", async ({ visit, page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit("/")
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await page.emulateMedia({ colorScheme: "light" })
  await expect.poll(() => groundColour(page)).toBe(LIGHT_GROUND)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("T1: a click stores the choice, which outlives the system's changes and a reload", async ({ visit, page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await visit("/")
  await page.getByRole("button", toggle).click()
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await page.emulateMedia({ colorScheme: "dark" })
  await page.emulateMedia({ colorScheme: "light" })
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await page.reload()
  expect(await groundColour(page)).toBe(DARK_GROUND)
})

test("T1: tabs agree", async ({ site, visit, page, context }) => {
  await visit("/")
  const other = await context.newPage()
  await other.goto(site.url("/about"))
  await page.getByRole("button", toggle).click()
  await expect.poll(() => groundColour(other)).toBe(await groundColour(page))
  await other.close()
})

test("T1: bad values that another tab writes are ignored, and the tabs still agree afterwards", async ({
  site,
  visit,
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await visit("/")
  const other = await context.newPage()
  await other.goto(site.url("/about"))
  for (const value of ["dark", "{", "", "null", '"true"', "1e999", "[]"]) {
    await other.evaluate((text) => localStorage.setItem("dark-mode", text), value)
    await other.evaluate(() => localStorage.setItem("dark-mode", "true"))
    await expect.poll(() => groundColour(page)).toBe(DARK_GROUND)
    await other.evaluate((text) => localStorage.setItem("dark-mode", text), value)
    await expect.poll(() => groundColour(page)).toBe(LIGHT_GROUND)
  }
  await other.close()
})

test("T1: blocked storage works for the visit", async ({ visit, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  await page.emulateMedia({ colorScheme: "light" })
  await visit("/")
  await page.getByRole("button", toggle).click()
  expect(await groundColour(page)).toBe(DARK_GROUND)
})

for (const colorScheme of ["light", "dark"] as const) {
  const stored = colorScheme === "light" ? "true" : "false"
  test(`T2: the first frame has the stored theme on a ${colorScheme} system, with scripts still on their way`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.addInitScript((choice) => localStorage.setItem("dark-mode", choice), stored)
    await page.route("**/*.js", () => new Promise(() => undefined))
    await page.goto(site.url("/"), { waitUntil: "commit" })
    await page.locator("footer").waitFor()
    expect(await groundColour(page)).toBe(stored === "true" ? DARK_GROUND : LIGHT_GROUND)
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(scheme).toBe(stored === "true" ? "dark" : "light")
  })
}

test("T2: switching does not set off the page's transitions", async ({ visit, page }) => {
  await visit("/")
  const running = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>(".navbar button")?.click()
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
        // The button under the pointer may answer; the rest of the page must not.
        resolve(transitions.length)
      })
    })
  })
  expect(running).toBe(0)
})

test("T3: the toggle's tooltip and name tell what it does", async ({ visit, page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit("/")
  const button = page.getByRole("button", { name: "Switch to light theme" })
  await expect(button).toHaveAttribute("data-tooltip", "Lights on?")
  await button.click()
  await expect(page.getByRole("button", { name: "Switch to dark theme" })).toHaveAttribute("data-tooltip", "Go dark?")
})

test("T4: the site icon follows the theme, from the first frame", async ({ site, visit, page, request }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit("/")
  const icon = page.locator("#site-icon")
  await expect(icon).toHaveAttribute("href", `${site.basePath}/favicon-dark.svg`)
  await page.getByRole("button", toggle).click()
  await expect(icon).toHaveAttribute("href", `${site.basePath}/favicon-light.svg`)
  for (const file of ["favicon-light.svg", "favicon-dark.svg"]) {
    expect((await request.get(`${site.origin}${site.basePath}/${file}`)).status()).toBe(200)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const colorScheme of ["light", "dark"] as const) {
    test(`T2: the system's ${colorScheme} preference applies, and no dead toggle is shown`, async ({ visit, page }) => {
      await page.emulateMedia({ colorScheme })
      await visit("/")
      const ground = colorScheme === "dark" ? DARK_GROUND : LIGHT_GROUND
      expect(await page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(ground)
      await expect(page.getByRole("button", toggle)).toBeHidden()
    })
  }
})
