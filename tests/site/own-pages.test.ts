import { readFileSync } from "node:fs"

import { BUILDS, openBuild } from "~/tests/builds"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const { read, html, pages, graphOf, filesNaming } = openBuild(BUILDS.basePath)
const withoutPages = openBuild(BUILDS.default)
const URL_OF_PAGE = "https://holm.portfolio.test/portfolio/imprint/"

test("W2: an own page is in the sitemap, in llms.txt and in the manifest, and has a Markdown copy", () => {
  expect(read("sitemap.xml")).toContain(`<loc>${URL_OF_PAGE}</loc><lastmod>2026-11-24</lastmod>`)
  expect(read("llms.txt")).toContain(
    "- [Imprint](https://holm.portfolio.test/portfolio/imprint.md): Who is responsible",
  )
  expect(pages()).toContain("/imprint")
  const copy = read("imprint.md")
  for (const part of ["# Imprint", "## Who is responsible", "\\frac{d}{2}", "seal.svg", "articles.txt", URL_OF_PAGE])
    expect(copy).toContain(part)
})

test("F6 W2: the former address of an own page leads to it", () => {
  expect(html("legal-notice")).toContain('content="0; url=/portfolio/imprint/"')
})

// machine-files.test.ts proves that its head is complete, and that its social card exists.
test("W2: an own page has a title, a date and structured data of its own", () => {
  expect(html("imprint")).toMatch(/<title[^>]*>Imprint · Mara Holm<\/title>/)
  expect(html("imprint")).toContain("24 November 2026")
  expect(graphOf("imprint")[0]).toMatchObject({ "@type": "WebPage", url: URL_OF_PAGE, name: "Imprint" })
})

test("S3 W2: a draft of an own page is in no file, by name or by content", () => {
  const secret = /zanzibarine[- ](?:page|terms|draft of terms)/i
  expect(readFileSync("tests/variants/base-path/content/pages/zanzibarine-page.md", "utf8")).toMatch(secret)
  expect(filesNaming(secret)).toEqual([])
})

test("W2: a site without own pages and items has no code and no style for them", () => {
  expect(readFileSync(`${FIXTURE_CONTENT}/site.yaml`, "utf8")).not.toMatch(/^(?:navigation|footer):/m)
  expect(withoutPages.files().filter((file) => /component---src-templates-page-.*\.js$/.test(file))).toEqual([])
  expect(html("about")).toContain("13.75vw")
  expect(withoutPages.html("about")).not.toContain("13.75vw")
})

test("W2 J3: a translated own page names its translations, and the footer of each language its label", () => {
  const { html, read } = openBuild(BUILDS.languages)
  const german = html("de/imprint")
  expect(german).toMatch(/<h1[^>]*>Impressum<\/h1>/)
  expect(german).toMatch(/<a[^>]* href="\/de\/imprint">Impressum<\/a>/)
  for (const page of [german, html("imprint")]) {
    const alternates = [...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, address]) => [
      tag,
      address,
    ])
    expect(alternates.slice(0, 2)).toEqual([
      ["en-GB", "https://holm.portfolio.test/imprint"],
      ["de", "https://holm.portfolio.test/de/imprint"],
    ])
  }
  expect(read("ar/sitemap.xml")).not.toContain("/imprint")
})
