import { expect } from "@playwright/test"

import { pageKinds, publishedPaths } from "~/tests/e2e/pages"
import { SINGLE_PAGES, test } from "~/tests/e2e/site"

test("R1 R2: every page answers 200 at its canonical address, without a redirect", async ({ site, build, request }) => {
  expect(publishedPaths(build)).toEqual(expect.arrayContaining(SINGLE_PAGES))
  for (const path of publishedPaths(build)) {
    const response = await request.get(site.url(path), { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain(`<link rel="canonical" href="https://`)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("R1: every page can be read", async ({ build, visit, page }) => {
    for (const path of pageKinds(build)) {
      await visit(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.getByRole("main")).not.toBeEmpty()
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
      await expect(page.locator(".scripted").filter({ visible: true })).toHaveCount(0)
    }
  })

  test("R1: plain links lead through the site", async ({ site, visit, page }) => {
    await visit("/")
    await page.getByRole("link", { name: "Projects", exact: true }).click()
    await expect(page).toHaveURL(site.url("/projects"))
    await page.getByRole("main").getByRole("article").getByRole("link").first().click()
    await expect(page).toHaveURL(new RegExp(`${site.basePath}/projects/[^/]+/?$`))
  })
})

test("N1: links lead through the site without loading a document", async ({ site, visit, page }) => {
  await visit("/")
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  for (const [name, path] of [
    ["Projects", "/projects"],
    ["About", "/about"],
    ["Home", "/"],
  ] as const) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click()
    await expect(page).toHaveURL(site.url(path))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})

test("N1: links in Markdown stay in the app, too", async ({ site, visit, page }) => {
  await visit("/about")
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const link = page.locator('main .prose a[href^="/"]').first()
  const href = await link.getAttribute("href")
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
  expect(page.url().startsWith(`${site.origin}${site.basePath}/`)).toBe(true)
})
