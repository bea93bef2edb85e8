import { expect } from "@playwright/test"

import { projectPaths } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

const scrollY = () => window.scrollY

test("N3: a page change scrolls to the top", async ({ visit, page }) => {
  await visit("/projects")
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.getByRole("link", { name: "About", exact: true }).click()
  await expect(page).toHaveURL(/about/)
  await expect.poll(() => page.evaluate(scrollY)).toBe(0)
})

test("N3: an address with a hash shows its target, clear of the edges", async ({ build, visit, page }) => {
  const [path] = projectPaths(build)
  await visit(path)
  const heading = page.locator("main .prose h2[id]").last()
  const id = await heading.getAttribute("id")
  await visit(`${path}#${id}`)
  await expect(heading).toBeInViewport()
  const place = await heading.boundingBox()
  const navbar = await page.getByRole("navigation", { name: "Main" }).boundingBox()
  expect(place?.y).toBeGreaterThanOrEqual(0)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(navbar?.y ?? 0)
})

test("N3: a hash that means nothing breaks nothing", async ({ visit, page }) => {
  for (const hash of ["#50%", "#%E0%A4%A", "#no-such-id"]) {
    await page.goto("about:blank")
    await visit(`/about${hash}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
})

test("N3: who scrolls and jumps within one frame comes back to where they had scrolled to", async ({ visit, page }) => {
  await visit("/privacy")
  await page.evaluate(() => {
    window.scrollTo(0, 120)
    location.hash = "main-content"
  })
  await expect(page).toHaveURL(/#main-content$/)
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/#/)
  await expect.poll(() => page.evaluate(scrollY)).toBe(120)
})
