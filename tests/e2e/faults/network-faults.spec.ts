import { expect } from "@playwright/test"

import { blockStorage } from "~/tests/e2e/conditions"
import { follow } from "~/tests/e2e/navigate"
import { recordDocuments, recordErrors } from "~/tests/e2e/observe"
import { pageIsLive, poll, test } from "~/tests/e2e/site"
import type { Fault } from "~/tests/hosts/faulty-host"

const ABOUT_CODE = /\/component---src-pages-about-.*\.js$/
const ABOUT_DATA = /\/page-data\/about\/page-data\.json$/

const OTHER_FILES = /\/builds\/|\.webp$|\.woff2$|\/favicon-/

const NOT_FOUND = { status: 404 }
const LOGIN_PAGE = { page: "<!doctype html><title>Wi-Fi</title><h1>Log in to go on</h1>" }

// random-walk.spec.ts combines further faults and files. freshness.spec.ts proves that data which is not found loads one document.
const FAULTS: readonly [string, RegExp, Fault[]][] = [
  [
    "page data that fails, is incomplete or is a login page",
    ABOUT_DATA,
    [{ status: 500 }, "drop", "truncate", LOGIN_PAGE],
  ],
  ["code that is not found, is incomplete or is a login page", ABOUT_CODE, [NOT_FOUND, "truncate", LOGIN_PAGE]],
  ["without manifest, images and font", OTHER_FILES, ["drop"]],
]

for (const [name, pattern, faults] of FAULTS) {
  test(`E4: ${name}: links work, and load at most one document each`, async ({ host, visit, page }) => {
    for (const fault of faults) {
      host.breakWith((path) => (pattern.test(path) ? fault : undefined))
      await visit("/privacy")
      const documents = recordDocuments(page)
      await follow(page, "About", `${host.origin}/about`)
      expect(documents.length, JSON.stringify(fault)).toBeLessThanOrEqual(1)

      await follow(page, "Projects", `${host.origin}/projects`)
      await expect(page.locator("main")).toHaveCSS("opacity", "1")
      expect(documents.length, JSON.stringify(fault)).toBeLessThanOrEqual(2)
      // Otherwise the next fault would find that this path was just loaded (F4).
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

test("E4: a chunk whose preload fails causes one chunk-error event", async ({ host, visit, page }) => {
  const errors = recordErrors(page)
  await page.addInitScript(() => {
    const paths: string[] = []
    Object.assign(window, { paths })
    window.addEventListener("chunk-error", (event) => paths.push((event as CustomEvent<{ path: string }>).detail.path))
  })
  const paths = () => page.evaluate(() => (window as unknown as { paths: string[] }).paths)
  host.breakWith((path) => (ABOUT_CODE.test(path) ? NOT_FOUND : undefined))
  await visit("/privacy")
  await poll(paths).toEqual(["/about"])
  await page.waitForLoadState("networkidle")
  expect([await paths(), errors]).toEqual([["/about"], []])
})

test("F4 E4: without storage a page whose code or data is missing loads once", async ({ host, visit, page }) => {
  await blockStorage(page)
  for (const missing of [ABOUT_CODE, ABOUT_DATA]) {
    host.breakWith((path) => (missing.test(path) ? { status: 503 } : undefined))
    await visit("/privacy")
    const documents = recordDocuments(page)
    await follow(page, "About", `${host.origin}/about`)
    await page.waitForLoadState("networkidle")
    expect([missing, documents]).toEqual([missing, [`${host.origin}/about`]])
    host.breakWith(null)
    await follow(page, "Projects", `${host.origin}/projects`)
  }
})

test("L7 E4: the styles draw initials over an avatar that fails, until React replaces it", async ({ host, page }) => {
  const avatar = page.locator(".nav-avatar .avatar")
  host.breakWith((path) => (path.endsWith("/avatar.webp") ? { status: 404 } : undefined))
  await page.route("**/app-*.js", () => undefined)
  await page.goto(host.origin, { waitUntil: "commit" })
  await poll(() => avatar.evaluate((image) => getComputedStyle(image, "::after").content)).toBe('"MH"')
  expect(await avatar.boundingBox()).toMatchObject({ width: 32, height: 32 })
  const hasFailed = () => avatar.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0)
  await poll(hasFailed).toBe(true)
  const drawn = await avatar.screenshot({ animations: "disabled" })
  await avatar.evaluate((image) => image.setAttribute("data-initials", ""))
  expect(await avatar.screenshot({ animations: "disabled" })).not.toEqual(drawn)

  await page.unrouteAll()
  await page.goto(host.origin)
  await pageIsLive(page)
  await expect(page.locator(".nav-avatar img.avatar")).toHaveCount(0)
  await expect(avatar).toHaveText("MH")
})
