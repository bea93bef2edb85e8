import { expect, type Page } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { openWithoutScripts } from "~/tests/e2e/conditions"
import { follow, isSameDocument, markDocument, navbarLink } from "~/tests/e2e/navigate"
import { boxOf, sidewaysOverflow } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

test.use({ build: BUILDS.basePath })

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main" })
const footer = (page: Page) => page.getByRole("contentinfo")

test("W2 N1: items and footer lead to own pages in the app, and their texts on", async ({ visit, page, site }) => {
  await visit("/about")
  await markDocument(page)
  await follow(page, "Imprint", site.url("/imprint"))
  await expect(page).toHaveTitle("Imprint · Mara Holm")
  await expect(navbarLink(page, "Imprint")).toHaveAttribute("aria-current", "page")
  await expect(navbar(page).locator(".nav-item-active")).toHaveCount(1)
  await expect(navbarLink(page, "Imprint")).toHaveClass(/nav-item-active/)
  await expect(page.getByRole("main").locator("math[display=block]")).toBeVisible()
  await expect(page.getByRole("main").getByRole("img", { name: "A seal in wax" })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Tables of the Tides" }).click()
  await expect(page).toHaveURL(site.url("/projects/tide-tables"))
  await expect(navbarLink(page, "Imprint")).not.toHaveClass(/nav-item-active/)

  const links = footer(page).getByRole("link")
  await expect(links).toHaveText(["Imprint", "Résumé as PDF", "Collected papers (external site)", "Privacy Policy"])
  await expect(links.nth(2)).toHaveAttribute("href", "https://papers.portfolio.test/mara-holm")
  await expect(links.nth(2)).toHaveAttribute("rel", "noopener")
  await expect(links.nth(3)).toHaveAttribute("href", new URL(site.url("/privacy")).pathname)
  const file = await links.nth(1).getAttribute("href")
  expect((await page.request.get(site.origin + file)).headers()["content-type"]).toBe("application/pdf")
  await links.nth(0).click()
  await expect(page).toHaveURL(`${site.url("/imprint")}#who-is-responsible`)
  await expect(page.getByRole("heading", { name: "Who is responsible" })).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
})

test("W2 L2 L6: on a phone five items, the avatar and the toggle fit; axe finds nothing", async ({ visit, page }) => {
  await visit("/imprint")
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const controls = navbar(page).locator("a, button")
    await expect(controls).toHaveCount(7)
    const boxes = await Promise.all((await controls.all()).map(boxOf))
    for (const [index, box] of boxes.entries()) {
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(index === 0 ? 0 : (boxes[index - 1]?.right ?? 0) - 0.01)
    }
    const bar = await boxOf(navbar(page))
    expect(bar.x).toBeGreaterThanOrEqual(0)
    expect(bar.right).toBeLessThanOrEqual(width)
    expect(await sidewaysOverflow(page)).toBe(0)
  }
  await expectNoAxeFindings(page)
})

test("the citation is copied by keyboard, also before the app is live; axe finds nothing", async ({ site, page }) => {
  const release = await openWithoutScripts(page, site.url("/about"))
  const button = page.getByRole("button", { name: "Copy citation: Bells for Fog: Öresund and Østersjön" })
  await button.focus()
  await page.keyboard.press("Enter")
  release()
  // The alert has its text for a second only, the toast for longer.
  await expect(page.getByRole("region", { name: /^Notifications/ }).locator(".toast")).toContainText("Citation copied")
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^@article\{holm2021,\n {2}title = \{\{Bells for Fog: Öresund and Østersjön\}\},\n/)
  expect(copied).not.toContain("uillonbury")
  await button.blur()
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await expectNoAxeFindings(page)
})
