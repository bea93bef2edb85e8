import { expect } from "@playwright/test"

import { test } from "~/tests/e2e/site"

test("L2 U2 U3: a tooltip opens above its icon when there is no room below", async ({ visit, page }) => {
  await visit("/about")
  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" })
  await home.hover()
  const tooltip = page.getByRole("tooltip")
  await expect(tooltip).toHaveText("Home")
  await expect(tooltip).toHaveAttribute("data-state", "delayed-open")
  await expect(home).toHaveAttribute("aria-describedby", "tooltip")
  await expect(tooltip).toHaveCSS("opacity", "1")
  const bubble = await tooltip.boundingBox()
  const icon = await home.boundingBox()
  expect(Math.round((icon?.y ?? 0) - ((bubble?.y ?? 0) + (bubble?.height ?? 0)))).toBe(8)
})

test("U2: keyboard focus opens it at once, Escape closes it", async ({ visit, page }) => {
  await visit("/about")
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("tooltip")).toHaveText("Hi!")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("tooltip")).toHaveText("Home")
  await expect(page.getByRole("tooltip")).toHaveAttribute("data-state", "instant-open")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("tooltip")).toHaveCount(0)
})

test("L2: the avatar says Hi!, and leads to the About page", async ({ site, visit, page }) => {
  await visit("/")
  await page.locator(".nav-avatar").hover()
  await expect(page.getByRole("tooltip")).toHaveText("Hi!")
  await page.locator(".nav-avatar").click()
  await expect(page).toHaveURL(site.url("/about"))
})
