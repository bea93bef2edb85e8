import { expect } from "@playwright/test"

import { boxOf } from "~/tests/e2e/measure"
import { navbarLink } from "~/tests/e2e/navigate"
import { test } from "~/tests/e2e/site"

// tooltip-rules.spec.ts proves the delays and what closes a tooltip.
test("L2 U2 U3: in the navbar a tooltip opens above; the avatar's says Hi!", async ({ site, visit, page }) => {
  await visit("/projects")
  const tooltip = page.getByRole("tooltip")
  await page.getByRole("link", { name: "Skip to content" }).focus()
  await page.keyboard.press("Tab")
  await expect(tooltip).toHaveText("Hi!")
  await page.keyboard.press("Tab")
  await expect(tooltip).toHaveText("Home")
  await expect(tooltip).toHaveAttribute("data-state", "instant-open")
  await page.keyboard.press("Escape")
  await expect(tooltip).toHaveCount(0)

  const about = navbarLink(page, "About")
  await about.hover()
  await expect(tooltip).toHaveText("About")
  await expect(about).toHaveAttribute("aria-describedby", "tooltip")
  await expect(tooltip).toHaveCSS("opacity", "1")
  expect(Math.round((await boxOf(about)).y - (await boxOf(tooltip)).bottom)).toBe(8)
  await page.locator(".nav-avatar").click()
  await expect(page).toHaveURL(site.url("/about"))
})
