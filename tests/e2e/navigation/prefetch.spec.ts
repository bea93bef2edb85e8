import { expect, type Page } from "@playwright/test"

import { navbarLink } from "~/tests/e2e/navigate"
import { test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

/** Answers requests for page data a little later than usual; counts them, and how many wait at once. */
async function countPageData(page: Page): Promise<{ paths: string[]; most: () => number }> {
  const paths: string[] = []
  let waiting = 0
  let most = 0
  await page.route(/\/page-data\/.*\/page-data\.json\?/, async (route) => {
    paths.push(new URL(route.request().url()).pathname)
    waiting += 1
    most = Math.max(most, waiting)
    await new Promise((resolve) => setTimeout(resolve, 100))
    waiting -= 1
    await route.continue()
  })
  return { paths, most: () => most }
}

test("N5: links in view are prefetched once, four at a time", { tag: "@base-path" }, async ({ visit, page }) => {
  const requests = await countPageData(page)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await visit("/projects")
  await expect.poll(() => requests.paths.length).toBeGreaterThan(PUBLIC_PROJECTS.length)
  await page.waitForLoadState("networkidle")
  expect(new Set(requests.paths).size).toBe(requests.paths.length)
  expect(requests.most()).toBeLessThanOrEqual(4)
  expect(requests.most()).toBeGreaterThan(1)
})

// prefetch-queue.test.ts proves on which connections nothing is prefetched; navigation.spec.ts checks one that saves data.
test("N5: hover and focus prefetch a page whose link is not in view", async ({ visit, page }) => {
  const requests = await countPageData(page)
  await page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe: () => undefined }))
  await visit("/privacy")
  await page.waitForLoadState("networkidle")
  expect(requests.paths).toEqual([expect.stringContaining("/privacy/")])
  await navbarLink(page, "About").hover()
  await expect.poll(() => requests.paths.slice(1)).toEqual(["/page-data/about/page-data.json"])
  await navbarLink(page, "Home").focus()
  await expect.poll(() => requests.paths.slice(2)).toEqual(["/page-data/index/page-data.json"])
})
