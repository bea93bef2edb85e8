import { type APIRequestContext, expect, type Page } from "@playwright/test"

import { readSite } from "~/src/doctor/readers/content/read-site"
import { PAGE_KINDS, type Site, test } from "~/tests/e2e/site"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const { site: settings } = readSite(FIXTURE_CONTENT)

type Visited = { path: string; page: Page; site: Site; request: APIRequestContext }

test("R2: every head describes its page", { tag: "@base-path-only" }, async ({ site, visit, page, request }) => {
  for (const path of PAGE_KINDS) {
    await visit(path)
    // While React takes the head over, the links are there twice.
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1)
    const visited = { path, page, site, request }
    await expectOpenGraph(visited)
    await expectStructuredData(visited)
    // navigation/routes.spec.ts requests what every head links to.
    await expect(page.locator("link[rel=manifest]")).toHaveCount(1)
    for (const type of ["application/atom+xml", "application/feed+json"]) {
      await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveCount(1)
    }
    await expectMarkdownCopy(visited)
  }
})

/** Open Graph has the title, description and canonical URL of the page. tests/site/machine-files.test.ts proves its image. */
async function expectOpenGraph({ path, page, site }: Visited): Promise<void> {
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content")
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href")
  expect(new URL(canonical ?? "").pathname).toBe(new URL(site.url(path)).pathname)
  expect(new URL(page.url()).pathname).toBe(new URL(site.url(path)).pathname)
  expect(await content("og:url")).toBe(canonical)
  expect((await page.title()).startsWith((await content("og:title")) ?? "?")).toBe(true)
  const description = await page.locator("meta[name=description]").getAttribute("content")
  expect(await content("og:description")).toBe(description)
  expect(await content("og:locale")).toBe(settings?.language.replace("-", "_"))
  expect(await content("og:image:alt")).toBe(await page.title())
}

/** Structured data names the page and its breadcrumbs. src/lib/document/structured-data.test.ts proves the rest. */
async function expectStructuredData({ path, page, site }: Visited): Promise<void> {
  const script = page.locator("script[type='application/ld+json']")
  // That of the base path also describes the publications of its BibTeX file, which tests/site/publications.test.ts proves.
  const hasPublications = path === "/about" && site.basePath !== ""
  await expect(script).toHaveCount(hasPublications ? 2 : 1)
  const [what, crumbs] = JSON.parse((await script.first().textContent()) ?? "")["@graph"]
  expect(what.url).toBe(await page.locator("link[rel=canonical]").getAttribute("href"))
  if (path === "/about") {
    const profiles = page.getByRole("list", { name: "Profiles" }).locator('a[rel~="me"]')
    const urls = await profiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")))
    expect(urls).toEqual(settings?.profiles?.map(({ url }) => url))
    expect(what.mainEntity.sameAs).toEqual(urls)
  }
  if (path === "/") return
  const shown = await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem").allTextContents()
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(shown)
}

/** The page links to its copy as Markdown, with the same heading; parts of the list are in the copy of the list. */
async function expectMarkdownCopy({ path, page, request }: Visited): Promise<void> {
  const link = page.locator('link[rel=alternate][type="text/markdown"]')
  if (path.startsWith("/projects/tags")) return expect(link).toHaveCount(0)
  const response = await request.get(new URL((await link.getAttribute("href")) ?? "", page.url()).href)
  expect(response.status()).toBe(200)
  const heading = await page.getByRole("heading", { level: 1 }).textContent()
  expect((await response.text()).split("\n")[0]).toBe(`# ${heading}`)
}
