import { expect, type Page } from "@playwright/test"

import { typedAddress } from "~/src/lib/addresses/address"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { followLink, mainHeading, switchTheme } from "~/tests/e2e/navigate"
import { poll, type Site, test } from "~/tests/e2e/site"

// The browser reports the 404 that these tests ask for.
test.beforeEach(({ expectMessages }) => expectMessages(/status of 40\d/))

// src/lib/addresses/address.test.ts proves which page each kind of URL names, and what the router gets.
const MALFORMED = ["/about%3Futm_source=x", "/a%2Fb", "/50%", "/projects/%00", "/%E0%A4%A", "/:path/*"]

test("R4 E1: going back and forth from a malformed URL works", async ({ site, visit, page }) => {
  const url = site.exactUrl("/no//such%E0%A4page?q=%#50%")
  await visit("/about")
  await followLink(page, url)
  await showsErrorOf(page, site, url)
  await page.evaluate(() => Object.assign(location, { hash: "main-content" }))
  await expect(page).toHaveURL(/#main-content$/)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(site.url("/"))
  await expect(mainHeading(page)).not.toContainText("ERROR")
})

test("R4 F6: a file whose name no page can have is loaded from the host", async ({ site, visit, page }) => {
  await page.route(/\/My%20Thesis\/?$/, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Thesis</h1>" }))
  await visit("/about")
  await followLink(page, site.exactUrl("/My%20Thesis"))
  await expect(mainHeading(page)).toHaveText("Thesis")
})

test("R2 R3 R4 E1 E2: wrong URLs are errors", { tag: "@base-path-only" }, async ({ site, visit, visitUrl, page }) => {
  await visit("/privacy")
  // A path below the base path that repeats it is unknown, too; no project has such a name (R3).
  for (const url of [`${site.basePath}/none`, "/projects/Not_A_Slug", ...MALFORMED].map(site.exactUrl)) {
    await followLink(page, url)
    await showsErrorOf(page, site, url)
    await visitUrl(url)
    await showsErrorOf(page, site, url)
  }
  await switchTheme(page)
})

/** Waits for the error screen of a URL. Links get the configured trailing slash. */
async function showsErrorOf(page: Page, { basePath }: Site, url: string): Promise<void> {
  const bare = (address: string) => address.replace(/\/*(?=[?#]|$)/, "")
  await poll(() => bare(page.url()), url).toBe(bare(url))
  const { pathname, search, hash } = new URL(page.url())
  const typed = typedAddress(`${withoutBasePath(pathname, basePath)}${search}${hash}`)
  await expect(page.getByRole("main"), url).toContainText(`ound: ${typed}`)
}
