import { expect } from "@playwright/test"

import { blockStorage } from "~/tests/e2e/conditions"
import { test } from "~/tests/e2e/host-fixture"
import { mainHeading, navbarLink } from "~/tests/e2e/navigate"
import { recordDocuments } from "~/tests/e2e/record"
import type { Fault } from "~/tests/hosts/faulty-host"

const ABOUT_CODE = /\/component---src-pages-about-.*\.js$/
const ABOUT_DATA = /\/page-data\/about\/page-data\.json$/

const FAULTS: Record<string, Fault> = {
  "answered with 404": { status: 404 },
  "answered with 500": { status: 500 },
  dropped: "drop",
  slow: { delayMs: 1200 },
  truncated: "truncate",
  "answered with a login page": { page: "<!doctype html><title>Wi-Fi</title><h1>Log in to go on</h1>" },
}

const RESOURCES: Record<string, RegExp> = {
  "page data": ABOUT_DATA,
  code: ABOUT_CODE,
  "manifest, images and font": /\/builds\/|\.webp$|\.woff2$|\/favicon-/,
}

for (const [resource, pattern] of Object.entries(RESOURCES)) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`E4: ${resource} ${name}: the page can be read, the next click works, at most one document is loaded`, async ({
      host,
      visit,
      page,
    }) => {
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
}

for (const [resource, pattern] of [
  ["code", ABOUT_CODE],
  ["data", ABOUT_DATA],
] as const) {
  test(`F4 E4: with blocked storage, a page whose ${resource} is missing is loaded as a document, once`, async ({
    host,
    visit,
    page,
  }) => {
    await blockStorage(page, "sessionStorage")
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
