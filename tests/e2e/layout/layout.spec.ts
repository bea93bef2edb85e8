import { expect, type Page } from "@playwright/test"

import { mainHeading } from "~/tests/e2e/navigate"
import { boxOf } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

const PROJECT = "/projects/tide-tables"
/** The longest line of a text, and its distance from the edges of a phone. */
const TEXT_PX = 576
const MARGIN_PX = 16

const navbar = (page: Page) => page.locator("nav.navbar")

// every-page.spec.ts proves that Tab reaches the skip link first.
test("L2 L3 L6: navbar and its targets, footer", { tag: ["@phone", "@arabic"] }, async ({
  visit,
  page,
  texts,
  site,
}) => {
  await visit("/")
  await expect(page.getByRole("navigation", { name: texts.navigation })).toHaveCSS("position", "fixed")
  await navbar(page).evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)))
  expect((page.viewportSize()?.height ?? 0) - (await boxOf(navbar(page))).bottom).toBeLessThanOrEqual(24)
  for (const target of [...(await navbar(page).getByRole("link").all()), navbar(page).getByRole("button")]) {
    const { width, height } = await boxOf(target)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole("contentinfo")).toContainText(/© 2025 (?:Mara Holm|مارا هولم)/)
  await expect(page.getByRole("contentinfo").getByRole("link").last()).toHaveAttribute(
    "href",
    `${site.basePath}/privacy`,
  )
  await expect(page.locator("main > .column")).toHaveCSS("max-width", "672px")
})

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
  const bar = await boxOf(navbar(page))
  // The first toast is drawn without its package, which replaces the element when it has been loaded.
  await expect(async () => {
    const { x, width, y, bottom } = await boxOf(toast)
    expect(bottom).toBeLessThanOrEqual(bar.y - 8)
    expect(x + width / 2).toBeCloseTo((bar.x + bar.right) / 2, 0)
    expect(bar.y - y).toBeLessThan(200)
  }).toPass()
})

test("L2: the navbar slides in once, later on the home page", async ({ visit, page, texts }) => {
  const delay = () => navbar(page).evaluate((bar) => Number.parseFloat(getComputedStyle(bar).animationDelay))
  await visit("/about")
  const early = await delay()
  await visit("/")
  const late = await delay()
  expect(late).toBeGreaterThan(early)
  await navbar(page).getByRole("link", { name: texts.about }).click()
  await expect(mainHeading(page)).toHaveText("About")
  expect(await delay()).toBe(late)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(navbar(page)).toHaveCSS("animation-name", "none")
})

test("L6: no line breaks between a link to another site, its arrow and the comma after it", async ({ visit, page }) => {
  await visit("/about")
  const apart = await page.getByRole("link", { name: "The collected papers" }).evaluate((link) => {
    const item = link.parentElement as HTMLElement
    const [comma, word] = [document.createRange(), document.createRange()]
    comma.setStart(link.nextSibling as Node, 0)
    comma.setEnd(link.nextSibling as Node, 1)
    word.selectNodeContents(link.firstChild as Node)
    // At some of these widths, the arrow or the comma is what no longer fits.
    return Array.from({ length: 100 }, (_, index) => 100 + 2 * index).filter((width) => {
      item.style.width = `${width}px`
      return Array.from(word.getClientRects()).at(-1)?.top !== comma.getBoundingClientRect().top
    })
  })
  expect(apart).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("L2: a part of the navbar is not drawn while the document is still arriving", async ({ visit, page }) => {
    await page.route("**/about", async (route) => {
      const html = await (await route.fetch()).text()
      const body = html.slice(0, html.indexOf("</li>", html.indexOf('<nav class="navbar')))
      return route.fulfill({ contentType: "text/html", body })
    })
    await visit("/about")
    await expect(page.locator(".navbar a")).toHaveCount(2)
    await expect(page.locator(".navbar")).toBeHidden()
    await page.unroute("**/about")
    await visit("/about")
    await expect(navbar(page)).toBeVisible()
  })
})
