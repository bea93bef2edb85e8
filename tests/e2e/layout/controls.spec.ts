import { expect } from "@playwright/test"

import { boxOf } from "~/tests/e2e/observe"
import { PAGE_KINDS, test } from "~/tests/e2e/site"

const PILL_RADIUS = "24px"
const PROJECT = "/projects/tide-tables"

test("buttons, fields and selects are one family; only links to other sites are pills", {
  tag: ["@phone", "@arabic"],
}, async ({ visit, page }) => {
  const looks = new Set<string>()
  for (const path of PAGE_KINDS) {
    await visit(path)
    const found = await page.locator("main :is(.button, .field):visible:not(.button-primary)").evaluateAll((controls) =>
      controls.map((control) => {
        const { borderRadius, borderTopWidth, borderTopColor } = getComputedStyle(control)
        const isHighEnough = control.getBoundingClientRect().height >= 44
        const kind = control.matches(".external") ? "link to another site" : "control"
        return [kind, borderRadius, borderTopWidth, borderTopColor, isHighEnough].join(" ")
      }),
    )
    for (const look of found) looks.add(look)
  }
  expect([...looks].sort()).toEqual([
    "control 12px 1px rgb(142, 142, 151) true",
    `link to another site ${PILL_RADIUS} 1px rgb(142, 142, 151) true`,
  ])
})

test("L4: on a phone the breadcrumbs show only ancestors, because the title follows", {
  tag: ["@phone", "@arabic"],
}, async ({ visit, page, texts }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  await visit(PROJECT)
  const current = page.getByRole("navigation", { name: texts.breadcrumbs }).getByRole("listitem").last()
  await expect(current).toHaveText("Tables of the Tides for Nine Harbours")
  await expect(current).toHaveCSS("clip-path", isPhone ? "inset(50%)" : "none")
})

test("the titles of the neighbours have two lines each", { tag: ["@phone", "@arabic"] }, async ({ visit, page }) => {
  await visit(PROJECT)
  const titles = page.locator(".neighbour-title")
  await expect(titles).toHaveCount(2)
  const heights = await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)),
  )
  for (const lines of heights) expect(lines).toBeCloseTo(2, 1)
})

test("O1: a toast is centred above the navbar", { tag: ["@phone", "@arabic"] }, async ({
  visit,
  page,
  texts,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await visit(PROJECT)
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

test("text is 36rem wide at most", { tag: "@arabic" }, async ({ visit, page }) => {
  await visit(PROJECT)
  const widths = await page.locator(".prose > p").evaluateAll((all) => all.map((text) => text.clientWidth))
  expect(Math.max(...widths)).toBe(576)
})
