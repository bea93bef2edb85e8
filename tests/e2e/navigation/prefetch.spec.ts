import { expect, type Page } from "@playwright/test"

import { pretendSlowConnection } from "~/tests/e2e/conditions"
import { navbarLink } from "~/tests/e2e/navigate"
import { test } from "~/tests/e2e/site"
import { PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const ABOUT_DATA = "/page-data/about/page-data.json"

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

test("N5: links in view are prefetched once, by fours", { tag: "@base-path" }, async ({ visit, page }) => {
  const requests = await countPageData(page)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await visit("/projects")
  await expect.poll(() => requests.paths.length, { timeout: 10_000 }).toBeGreaterThan(PUBLIC_PROJECTS.length)
  await page.waitForLoadState("networkidle")
  expect(new Set(requests.paths).size).toBe(requests.paths.length)
  expect(requests.most()).toBeLessThanOrEqual(4)
  expect(requests.most()).toBeGreaterThan(1)
})

// navigation.spec.ts proves that where data is saved nothing in view is prefetched.
test("N5: on 2g nothing is prefetched, neither in view nor on hover nor on focus", async ({ site, visit, page }) => {
  await pretendSlowConnection(page, { effectiveType: "2g" })
  await page.clock.install()
  const requests = await countPageData(page)
  await visit("/privacy")
  await navbarLink(page, "About").hover()
  await navbarLink(page, "About").focus()
  await page.clock.runFor(2000)
  await page.waitForLoadState("networkidle")
  expect(requests.paths.filter((path) => !path.includes("/privacy/"))).toEqual([])
  await navbarLink(page, "About").click()
  await expect(page).toHaveURL(site.url("/about"))
  expect(requests.paths.filter((path) => path === ABOUT_DATA)).toHaveLength(1)
})

test("N5: hover and focus prefetch a page whose link is not in view", async ({ visit, page }) => {
  const requests = await countPageData(page)
  await page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe: () => undefined }))
  await visit("/privacy")
  await page.waitForLoadState("networkidle")
  expect(requests.paths).toEqual([expect.stringContaining("/privacy/")])
  await navbarLink(page, "About").hover()
  await expect.poll(() => requests.paths.slice(1)).toEqual([ABOUT_DATA])
  await navbarLink(page, "Home").focus()
  await expect.poll(() => requests.paths.slice(2)).toEqual(["/page-data/index/page-data.json"])
})
