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

// src/components/ui/email-link.test.tsx proves the same with JavaScript.
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("people can read the owner's e-mail addresses, and their links work", async ({ visit, page }) => {
    await visit("/about")
    const mailto = page.locator('main a[href^="mailto:"]')
    await expect(mailto.filter({ hasText: /^owner@/ })).toHaveAttribute("href", "mailto:owner@portfolio.test")
    await expect(mailto.filter({ hasText: "Write to me" })).toHaveAttribute("href", "mailto:text@portfolio.test")
    await expect(page.locator("main")).toContainText("text@portfolio.test")
  })
})
