import { readFileSync } from "node:fs"
import { expect, type Locator, type Page } from "@playwright/test"

import { pageIsLive, test } from "~/tests/e2e/site"

// Beside a file that is no page, Chromium asks for /favicon.ico by itself.
test.use({ expectedMessages: [/status of 404/] })

/** The first: Gatsby renders the head anew when the app starts, and for a moment both are there. */
function inHead(page: Page, type: string): Locator {
  return page.locator(`head link[rel="alternate"][type="${type}"]`).first()
}

test("the About page leads to the résumé as JSON, from its text and its head", async ({ visit, page, site }) => {
  await visit("/about")
  const address = `${site.origin}${site.basePath}/resume.json`
  const alternate = inHead(page, "application/json")
  expect(await alternate.evaluate((link: HTMLLinkElement) => link.href)).toBe(address)
  const answer = page.waitForResponse(address)
  await page.getByRole("link", { name: "Résumé as JSON" }).click()
  expect((await answer).headers()["content-type"]).toContain("application/json")
  // The browser may already have let go of the body of a page that it left for another.
  expect(await (await page.request.get(address)).json()).toHaveProperty("$schema")
})

test("the About page offers the résumé as a PDF, which is downloaded and not opened as a page", async ({
  visit,
  page,
  site,
}) => {
  await visit("/about")
  const address = `${site.origin}${site.basePath}/resume.pdf`
  const alternate = inHead(page, "application/pdf")
  expect(await alternate.evaluate((link: HTMLLinkElement) => link.href)).toBe(address)
  const link = page.getByRole("link", { name: "Résumé as PDF" })
  const download = page.waitForEvent("download")
  await link.click()
  const file = await download
  expect([file.url(), await file.failure()]).toEqual([address, null])
  expect(file.suggestedFilename()).toMatch(/^[^/]+\.pdf$/)
  expect(readFileSync(await file.path(), "latin1")).toMatch(/^%PDF-1\.7/)
  expect(page.url()).toBe(site.url("/about"))
  expect((await page.request.get(address)).headers()["content-type"]).toBe("application/pdf")
})

test("the About page's headings skip no level, and its dates can be read by machines", async ({ visit, page }) => {
  await visit("/about")
  const levels = await page
    .locator("main :is(h1, h2, h3, h4, h5, h6)")
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  const dates = await page
    .locator("main time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))
  for (const date of dates) expect(date).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/)
})

test("no line of the résumé is wider than the screen", async ({ visit, page }) => {
  await visit("/about")
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test("a job leads to its projects, and a project back to its job", async ({ visit, page, site }) => {
  await visit("/about")
  const job = page.locator('main [id^="job."]').filter({ has: page.getByRole("list", { name: "Projects" }) })
  const id = await job.first().getAttribute("id")
  await job.first().getByRole("list", { name: "Projects" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/projects\//)
  await pageIsLive(page)
  await page.getByRole("region", { name: "At a glance" }).locator(`a[href$="#${id}"]`).click()
  await expect(page).toHaveURL(`${site.url("/about")}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})
