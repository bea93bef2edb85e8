import { expect } from "@playwright/test"

import { boxOf } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

const PROJECT = "/projects/tide-tables"
/** The longest line of a text, and its distance from the edges of a phone. */
const TEXT_PX = 576
const MARGIN_PX = 16

test("L4 O1: on a project, breadcrumbs, titles of neighbours, lines and a toast have their places", {
  tag: ["@phone", "@arabic"],
}, async ({ visit, page, texts }) => {
  const { width: screenWidth = 0 } = page.viewportSize() ?? {}
  await visit(PROJECT)
  // The breadcrumbs show only ancestors, because the title follows.
  const current = page.getByRole("navigation", { name: texts.breadcrumbs }).getByRole("listitem").last()
  await expect(current).toHaveText("Tables of the Tides for Nine Harbours")
  await expect(current).toHaveCSS("clip-path", "inset(50%)")

  const titles = page.locator(".neighbour-title")
  await expect(titles).toHaveCount(2)
  const heights = await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)),
  )
  for (const lines of heights) expect(lines).toBeCloseTo(2, 1)

  const widths = await page.locator(".prose > p").evaluateAll((all) => all.map((text) => text.clientWidth))
  expect(Math.max(...widths)).toBe(Math.min(TEXT_PX, screenWidth - 2 * MARGIN_PX))

  await page.getByRole("button", { name: texts.copyLink }).click()
  const toast = page.locator(".toast[data-state=open]")
  await expect(toast).toBeVisible()
  const navbar = await boxOf(page.getByRole("navigation", { name: texts.navigation }))
  // The first toast is drawn without its package, which replaces the element when it has been loaded.
  await expect(async () => {
    const { x, width, y, bottom } = await boxOf(toast)
    expect(bottom).toBeLessThanOrEqual(navbar.y - 8)
    expect(x + width / 2).toBeCloseTo((navbar.x + navbar.right) / 2, 0)
    expect(navbar.y - y).toBeLessThan(200)
  }).toPass()
})
