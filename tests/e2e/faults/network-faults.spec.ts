import { expect } from "@playwright/test"

import { blockStorage } from "~/tests/e2e/conditions"
import { mainHeading, navbarLink } from "~/tests/e2e/navigate"
import { recordDocuments, recordErrors } from "~/tests/e2e/observe"
import { test } from "~/tests/e2e/site"
import type { Fault } from "~/tests/hosts/faulty-host"

const ABOUT_CODE = /\/component---src-pages-about-.*\.js$/
const ABOUT_DATA = /\/page-data\/about\/page-data\.json$/

const OTHER_FILES = /\/builds\/|\.webp$|\.woff2$|\/favicon-/

const NOT_FOUND = { status: 404 }
const LOGIN_PAGE = { page: "<!doctype html><title>Wi-Fi</title><h1>Log in to go on</h1>" }

// random-walk.spec.ts combines further faults and files.
const FAULTS: readonly [string, RegExp, Fault][] = [
  ["page data is not found", ABOUT_DATA, NOT_FOUND],
  ["page data is answered with 500", ABOUT_DATA, { status: 500 }],
  ["page data is dropped", ABOUT_DATA, "drop"],
  ["page data is slow", ABOUT_DATA, { delayMs: 1200 }],
  ["page data is truncated", ABOUT_DATA, "truncate"],
  ["page data is a login page", ABOUT_DATA, LOGIN_PAGE],
  ["code is not found", ABOUT_CODE, NOT_FOUND],
  ["code is truncated", ABOUT_CODE, "truncate"],
  ["code is a login page", ABOUT_CODE, LOGIN_PAGE],
  ["manifest, images and font are dropped", OTHER_FILES, "drop"],
]

for (const [name, pattern, fault] of FAULTS) {
  test(`E4: ${name}: links work, and load at most one document each`, async ({ host, visit, page }) => {
    host.breakWith((path) => (pattern.test(path) ? fault : undefined))
    await visit("/privacy")
    const documents = recordDocuments(page)
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(`${host.origin}/about`)
    await expect(mainHeading(page)).toHaveText("About")
    expect(documents.length).toBeLessThanOrEqual(1)

    await navbarLink(page, "Projects").click()
    await expect(page).toHaveURL(`${host.origin}/projects`)
    await expect(mainHeading(page)).toHaveText("Projects")
    await expect(page.locator("main")).toHaveCSS("opacity", "1")
    expect(documents.length).toBeLessThanOrEqual(2)
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
  await expect.poll(paths).toEqual(["/about"])
  await page.waitForLoadState("networkidle")
  expect([await paths(), errors]).toEqual([["/about"], []])
})

for (const [resource, pattern] of [
  ["code", ABOUT_CODE],
  ["data", ABOUT_DATA],
] as const) {
  test(`F4 E4: without storage a page whose ${resource} is missing loads once`, async ({ host, visit, page }) => {
    await blockStorage(page)
    host.breakWith((path) => (pattern.test(path) ? { status: 503 } : undefined))
    await visit("/privacy")
    const documents = recordDocuments(page)
    await navbarLink(page, "About").click()
    await expect(page).toHaveURL(`${host.origin}/about`)
    await expect(mainHeading(page)).toHaveText("About")
    await page.waitForLoadState("networkidle")
    expect(documents).toEqual([`${host.origin}/about`])
    host.breakWith(null)
    await navbarLink(page, "Projects").click()
    await expect(mainHeading(page)).toHaveText("Projects")
  })
}
