import { expect } from "@playwright/test"

import { test } from "~/tests/e2e/site"

// Chromium requests /favicon.ico for a file that is no page.
test.beforeEach(({ expectMessages }) => expectMessages(/status of 404/))

test("a job leads to its projects and back; About offers the résumé as JSON and PDF", async ({ visit, page, site }) => {
  await visit("/about")
  for (const type of ["json", "pdf"]) {
    // While React takes the head over, each link is there twice.
    const alternate = page.locator(`head link[rel="alternate"][type="application/${type}"]`).first()
    const url = site.exactUrl(`/resume.${type}`)
    expect(await alternate.evaluate((link: HTMLLinkElement) => link.href)).toBe(url)
    expect((await page.request.get(url)).headers()["content-type"]).toContain(`application/${type}`)
  }
  for (const time of await page.locator("main time").all()) {
    await expect(time).toHaveAttribute("datetime", /^\d{4}(-\d{2}(-\d{2})?)?$/)
  }

  const job = page.locator('main [id^="job."]').filter({ has: page.getByRole("list", { name: "Projects" }) })
  const id = await job.first().getAttribute("id")
  await job.first().getByRole("list", { name: "Projects" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/projects\//)
  await page.getByRole("region", { name: "Details" }).locator(`a[href$="#${id}"]`).click()
  await expect(page).toHaveURL(`${site.url("/about")}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()

  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Résumé as PDF" }).click()
  const file = await download
  expect([file.url(), await file.failure()]).toEqual([site.exactUrl("/resume.pdf"), null])
  expect(file.suggestedFilename()).toMatch(/^[^/]+\.pdf$/)
  expect(page.url()).toBe(`${site.url("/about")}#${id}`)
  await page.getByRole("link", { name: "Résumé as JSON" }).click()
  await expect(page).toHaveURL(site.exactUrl("/resume.json"))
})
