import { expect, type Page } from "@playwright/test"

import ar from "~/src/lib/texts/ar.json"
import { BUILDS } from "~/tests/builds"
import { expectNoAxeFindings } from "~/tests/e2e/axe"
import { boxOf, sidewaysOverflow } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"

/** Those of which every-page.spec.ts proves that axe finds nothing, and that every text fits. */
const TESTED = ["/", "/projects", "/about", "/no-such-page"]
const PAGES = [...TESTED, "/privacy", "/projects/plates", "/projects/tags"]
const LATIN_LETTERS = /^[a-z ]+$/i

test.use({ build: BUILDS.arabic })
test.beforeEach(({ expectMessages }) => expectMessages(/status of 404/))

const navbarOf = (page: Page) => page.getByRole("navigation", { name: ar.app.navigation })

test("J1: every page and control is Arabic, and mirrored; axe finds nothing", async ({ visit, page }) => {
  for (const path of PAGES) {
    await visit(path)
    await expect(page.locator("html")).toHaveAttribute("lang", "ar")
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
    // The first item is on the right.
    const [home, about] = await Promise.all(
      [ar.app.home, ar.app.about].map((name) => boxOf(navbarOf(page).getByRole("link", { name, exact: true }))),
    )
    expect(home?.x).toBeGreaterThan(about?.x ?? Number.POSITIVE_INFINITY)
    const title = await boxOf(page.getByRole("heading", { level: 1 }))
    expect(title.right).toBeGreaterThan(1280 / 2)
    const names = await page.evaluate(() =>
      [...document.querySelectorAll("[aria-label], input[placeholder]")]
        .filter((element) => !element.closest("main article, main .prose, main figure"))
        .flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("placeholder")])
        .filter((name) => name !== null),
    )
    expect(names.length).toBeGreaterThan(0)
    expect([path, names.filter((name) => LATIN_LETTERS.test(name))]).toEqual([path, []])
    if (TESTED.includes(path)) continue
    await expectNoAxeFindings(page)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, width, await sidewaysOverflow(page)]).toEqual([path, width, 0])
    }
  }
})

test("J1: numbers begin where the text does, code is not mirrored, left arrow leads on", async ({ visit, page }) => {
  await visit("/projects/plates")
  const value = page.locator(".metrics dd").first()
  const [box, text] = await value.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [element.getBoundingClientRect().right, range.getBoundingClientRect().right]
  })
  expect(text).toBeCloseTo(box as number, 0)
  await expect(page.locator("pre").first()).toHaveCSS("direction", "ltr")

  // As in a book that is read from right to left.
  await page.locator(".zoom").first().click()
  const position = page.getByRole("dialog").getByRole("status")
  await expect(position).toContainText("1")
  await page.keyboard.press("ArrowLeft")
  await expect(position).toContainText("2")
  await page.keyboard.press("ArrowRight")
  await expect(position).toContainText("1")
  const [before, after] = await page.locator(".lightbox-ways button").all()
  expect((await boxOf(before as never)).x).toBeGreaterThan((await boxOf(after as never)).x)
})
