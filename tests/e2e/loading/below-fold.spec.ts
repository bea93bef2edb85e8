import { expect, type Page } from "@playwright/test"

import { holdRequests, openWithoutScripts } from "~/tests/e2e/conditions"
import { scrollTop } from "~/tests/e2e/navigate"
import { boxOf, recordLayoutShifts } from "~/tests/e2e/observe"
import { pageIsLive, poll, test } from "~/tests/e2e/site"

const LONG_PROJECT = "/projects/tide-tables"

test.use({ viewport: { width: 390, height: 844 } })

const lastSection = (page: Page) => page.locator(".prose > .footnotes")

/** The values of `content-visibility` that the parts of the text have. */
function visibilities(page: Page): Promise<string[]> {
  return page
    .locator(".prose > *")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).contentVisibility))])
}

const isAtEnd = (page: Page) =>
  page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1)

test("until the app is live, a phone lays out only the start of a long text", async ({ site, page }) => {
  const release = await openWithoutScripts(page, site.url(LONG_PROJECT))
  expect(await visibilities(page)).toEqual(["visible", "auto"])
  await page.emulateMedia({ media: "print" })
  expect(await visibilities(page)).toEqual(["visible"])
  await page.emulateMedia({ media: "screen" })
  release()
  await pageIsLive(page)
  expect(await visibilities(page)).toEqual(["visible"])
})

test("text that is not laid out yet is found, is reached by links and moves nothing", async ({ site, page }) => {
  const layoutShifts = await recordLayoutShifts(page)
  await holdRequests(page, "**/*.js")
  await page.goto(site.url(LONG_PROJECT))
  while (!(await isAtEnd(page))) {
    const top = await scrollTop(page)
    await page.mouse.wheel(0, 400)
    await poll(() => scrollTop(page)).toBeGreaterThan(top)
  }
  expect(await layoutShifts()).toEqual([])

  await page.goto(site.url(LONG_PROJECT))
  expect(
    await page.evaluate(() => (window as { find?: (text: string) => boolean }).find?.("in the collected papers")),
  ).toBe(true)
  expect(await scrollTop(page)).toBeGreaterThan(1000)

  await page.goto(site.url(LONG_PROJECT))
  await page.locator(".footnote-ref").first().press("Enter")
  await expect(lastSection(page)).toBeInViewport()
  const { y } = await boxOf(page.locator(":target"))
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(844)
})

test("a link to a place, a reload and a visit without scripts lay out everything", async ({ site, page, browser }) => {
  await openWithoutScripts(page, site.url(`${LONG_PROJECT}#footnotes`))
  expect(await visibilities(page)).toEqual(["visible"])
  await page.goto(site.url(LONG_PROJECT), { waitUntil: "domcontentloaded" })
  expect(await visibilities(page)).toContain("auto")
  await page.reload({ waitUntil: "domcontentloaded" })
  expect(await visibilities(page)).toEqual(["visible"])
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const withoutScripts = await bare.newPage()
  await withoutScripts.goto(site.url(LONG_PROJECT))
  expect(await visibilities(withoutScripts)).toEqual(["visible"])
  await bare.close()
})
