import { expect } from "@playwright/test"

import { openBuild } from "~/tests/builds"
import { follow, mainHeading } from "~/tests/e2e/navigate"
import { PAGE_KINDS, type Site, test } from "~/tests/e2e/site"

const ATTRIBUTES = /\s(?:href|src|data-light|data-dark)="([^"]*)"/g
const SOURCE_SETS = /\s(?:srcset|srcSet|imagesrcset)="([^"]*)"/g

test("R1 R2: canonical URLs answer 200; no link is dead", { tag: "@base-path" }, async ({ site, build, request }) => {
  const published = openBuild(build).pages().map(site.url)
  expect(published).toEqual(expect.arrayContaining(PAGE_KINDS.map(site.url)))
  const pages = new Map<string, string>()
  const seen = new Set(published)
  for (const url of seen) {
    const response = await request.get(url, { maxRedirects: 0 })
    expect([url, response.status()]).toEqual([url, 200])
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue
    const html = await response.text()
    pages.set(url, html)
    for (const address of addressesIn(html, url, site)) seen.add(address.replace(/#.*$/, ""))
  }
  for (const url of published) expect(pages.get(url), url).toContain(`<link rel="canonical" href="https://`)
  for (const [url, html] of pages) {
    for (const address of addressesIn(html, url, site)) {
      const { hash } = new URL(address)
      if (hash === "") continue
      const target = pages.get(address.replace(/#.*$/, ""))
      expect(target, `${address} on ${url}`).toContain(`id="${decodeURIComponent(hash.slice(1))}"`)
    }
  }
})

/** Returns every address of the site that a page names. Fails if one is outside the base path. */
function addressesIn(html: string, url: string, site: Site): string[] {
  const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) => script.slice(0, script.indexOf(">") + 1))
  const named = [...markup.matchAll(ATTRIBUTES)].map(([, value = ""]) => value.replaceAll("&amp;", "&"))
  const sets = [...markup.matchAll(SOURCE_SETS)].flatMap(([, set = ""]) =>
    set.split(/,\s+/).map((entry) => entry.split(" ")[0] ?? ""),
  )
  const addresses = [...named, ...sets]
    .filter((value) => value !== "" && !/^(data|mailto):/.test(value))
    .map((value) => new URL(value, url).href)
    .filter((address) => address.startsWith(site.origin))
  expect(addresses.filter((address) => !address.startsWith(site.exactUrl("/")))).toEqual([])
  return addresses
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("R1: every kind of page can be read, and plain links lead through the site", async ({ site, visit, page }) => {
    for (const path of PAGE_KINDS) {
      await visit(path)
      await expect(mainHeading(page)).toBeVisible()
      await expect(page.getByRole("main")).not.toBeEmpty()
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
      await expect(page.locator(".scripted").filter({ visible: true })).toHaveCount(0)
    }
    await follow(page, "Projects", site.url("/projects"))
    await page.getByRole("main").getByRole("article").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/projects\/[^/]+$/)
  })
})
