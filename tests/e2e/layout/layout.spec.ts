import { expect } from "@playwright/test"

import { test } from "~/tests/e2e/site"

test("L1: the first Tab stop leads past the navigation to the content", async ({ visit, page }) => {
  for (const path of ["/", "/about"]) {
    await visit(path)
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: "Skip to content" })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expect(skip).toHaveAttribute("href", "#main-content")
    await page.keyboard.press("Enter")
    await expect(page.locator("#main-content")).toBeFocused()
  }
})

test("L2: the navbar is fixed at the bottom, its targets are large enough for a thumb", async ({ visit, page }) => {
  await visit("/")
  const navbar = page.getByRole("navigation", { name: "Main" })
  await expect(navbar).toHaveCSS("position", "fixed")
  await navbar.evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)))
  const { height = 0 } = page.viewportSize() ?? {}
  const box = await navbar.boundingBox()
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(24)
  for (const target of [...(await navbar.getByRole("link").all()), navbar.getByRole("button")]) {
    const size = await target.boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(44)
    expect(size?.height).toBeGreaterThanOrEqual(44)
  }
})

test("L2: the navbar slides in, later on the home page, and not again on the next page", async ({ visit, page }) => {
  const delay = () =>
    page.getByRole("navigation", { name: "Main" }).evaluate((bar) => getComputedStyle(bar).animationDelay)
  await visit("/about")
  const early = Number.parseFloat(await delay())
  await visit("/")
  const late = Number.parseFloat(await delay())
  expect(late).toBeGreaterThan(early)
  await page.getByRole("link", { name: "About", exact: true }).click()
  await expect(page).toHaveURL(/about/)
  expect(Number.parseFloat(await delay())).toBe(late)
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("L2: the navbar does not slide", async ({ visit, page }) => {
    await visit("/")
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCSS("animation-name", "none")
  })
})

test("L3: the footer has the copyright line and leads to the privacy policy", async ({ site, visit, page }) => {
  await visit("/")
  await expect(page.getByRole("contentinfo")).toContainText(/© \d{4} \S+/)
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL(site.url("/privacy"))
})

test("L6: the column is at most 42rem wide, the accent is the browser's theme colour", async ({ visit, page }) => {
  await visit("/")
  expect(await page.locator("main > .column").evaluate((element) => getComputedStyle(element).maxWidth)).toBe("672px")
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#14b8a6")
})
