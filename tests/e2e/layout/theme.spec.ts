import { expect } from "@playwright/test"

import { holdRequests } from "~/tests/e2e/conditions"
import { DARK_GROUND, groundColour, LIGHT_GROUND } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

// src/client/theme/use-theme.test.tsx proves that the theme follows the system until a choice is made.
test("T2 T4: the first frame has the stored theme and its icon, before any script", async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.addInitScript(() => localStorage.setItem("dark-mode", "true"))
  await holdRequests(page, "**/*.js")
  await page.goto(site.url("/"), { waitUntil: "commit" })
  await page.locator("footer").waitFor()
  expect(await groundColour(page)).toBe(DARK_GROUND)
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark")
  await expect(page.locator("#site-icon")).toHaveAttribute("href", `${site.basePath}/favicon-dark.svg`)
})

test("T2 T4: switching starts no transition on the page, and changes the site icon", async ({ site, visit, page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit("/")
  const transitions = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>(".navbar button")?.click()
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() =>
        resolve(document.getAnimations().filter((animation) => animation instanceof CSSTransition).length),
      )
    })
  })
  expect(transitions).toBe(0)
  await expect(page.locator("#site-icon")).toHaveAttribute("href", `${site.basePath}/favicon-light.svg`)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("T2: the system's preference applies, and no toggle is shown", async ({ visit, page, texts }) => {
    await visit("/")
    await page.emulateMedia({ colorScheme: "light" })
    await expect(page.locator("html")).toHaveCSS("background-color", LIGHT_GROUND)
    await page.emulateMedia({ colorScheme: "dark" })
    await expect(page.locator("html")).toHaveCSS("background-color", DARK_GROUND)
    await expect(page.getByRole("button", { name: texts.switchTheme, includeHidden: true })).toBeHidden()
  })
})
