import { expect, type Page } from "@playwright/test"

import type { Fault } from "~/scripts/static-host.mjs"
import { test } from "~/tests/e2e/host-fixture"
import { pageIsLive } from "~/tests/e2e/site"

const FAULTS: Record<string, Fault> = {
  "404": { status: 404 },
  "500": { status: 500 },
  dropped: "drop",
  slow: { delayMs: 1200 },
  truncated: "truncate",
  "behind a log-in page": { page: "<!doctype html><title>Wi-Fi</title><h1>Log in to go on</h1>" },
}

const RESOURCES: Record<string, RegExp> = {
  "page data": /\/page-data\/about\/page-data\.json$/,
  code: /\/component---src-pages-about-.*\.js$/,
  manifest: /\/builds\//,
  pictures: /\.webp$/,
  "the display face and the site icon": /\.woff2$|\/favicon-/,
}

const navbarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

for (const [resource, pattern] of Object.entries(RESOURCES)) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`E4: ${resource} ${name}: the page can be read, the next click works, at most one document load`, async ({
      host,
      page,
    }) => {
      host.breakWith((path) => (pattern.test(path) ? fault : undefined))
      await page.goto(`${host.origin}/privacy`)
      await pageIsLive(page)
      let documents = 0
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents += 1
      })
      await navbarLink(page, "About").click()
      await expect(page).toHaveURL(`${host.origin}/about`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("About")
      expect(documents).toBeLessThanOrEqual(1)

      await navbarLink(page, "Projects").click()
      await expect(page).toHaveURL(`${host.origin}/projects`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects")
      await expect(page.locator("main")).toHaveCSS("opacity", "1")
      expect(documents).toBeLessThanOrEqual(2)
    })
  }
}
