import { expect, type Page } from "@playwright/test"

import { needApp, pretendConnection } from "~/tests/e2e/connection"
import { projectPaths } from "~/tests/e2e/pages"
import { test } from "~/tests/e2e/site"

/** Lets the browser believe in a connection, and counts how many page-data requests are under way at once. */
async function pretendAndCount(page: Page, connection: object): Promise<{ paths: () => string[]; most: () => number }> {
  await pretendConnection(page, connection)
  await needApp(page)
  const paths: string[] = []
  let inFlight = 0
  let most = 0
  await page.route(/\/page-data\/.*\/page-data\.json\?/, async (route) => {
    paths.push(new URL(route.request().url()).pathname)
    inFlight += 1
    most = Math.max(most, inFlight)
    await new Promise((resolve) => setTimeout(resolve, 250))
    inFlight -= 1
    await route.continue()
  })
  return { paths: () => paths, most: () => most }
}

const isAbout = (path: string) => path.endsWith("/page-data/about/page-data.json")

test("N5: links in view are loaded ahead, each once, at most four at a time", async ({ build, visit, page }) => {
  const requests = await pretendAndCount(page, { effectiveType: "4g", saveData: false })
  await page.setViewportSize({ width: 1280, height: 4000 })
  await visit("/projects")
  await expect.poll(() => requests.paths().length, { timeout: 10_000 }).toBeGreaterThan(projectPaths(build).length)
  await page.waitForLoadState("networkidle")
  expect(new Set(requests.paths()).size).toBe(requests.paths().length)
  expect(requests.most()).toBeLessThanOrEqual(4)
  expect(requests.most()).toBeGreaterThan(1)
})

for (const connection of [
  { effectiveType: "2g" },
  { effectiveType: "slow-2g" },
  { effectiveType: "4g", saveData: true },
]) {
  test(`N5: ${JSON.stringify(connection)} loads nothing ahead, neither in view nor on hover nor on focus`, {
    tag: "@placeless",
  }, async ({ site, visit, page }) => {
    const requests = await pretendAndCount(page, connection)
    await visit("/privacy")
    const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" })
    await about.hover()
    await about.focus()
    await page.waitForTimeout(800)
    expect(requests.paths().filter((path) => !path.includes("/privacy/"))).toEqual([])
    await about.click()
    await expect(page).toHaveURL(site.url("/about"))
    expect(requests.paths().filter(isAbout)).toHaveLength(1)
  })
}

test("N5: focus and hover load ahead", async ({ visit, page }) => {
  const requests = await pretendAndCount(page, { effectiveType: "4g" })
  await page.addInitScript(() => {
    // Nothing is ever in view: what is loaded ahead is loaded for the pointer or the keyboard.
    Object.assign(window, {
      IntersectionObserver: class {
        observe: () => void = () => undefined
        unobserve: () => void = () => undefined
        disconnect: () => void = () => undefined
      },
    })
  })
  await visit("/privacy")
  await page.waitForTimeout(300)
  expect(requests.paths().filter(isAbout)).toEqual([])
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).focus()
  await expect.poll(() => requests.paths().filter(isAbout)).toHaveLength(1)
})
