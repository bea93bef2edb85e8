import { readFileSync } from "node:fs"
import path from "node:path"

import { FIXTURE_CONTENT, MAIN_BUILD } from "~/tests/fixtures/fixture-site"
import { filesIn, filesNaming, publishedPaths } from "~/tests/read-build"

const BUILD = ".variants/base-path/public"
const URL_OF_PAGE = "https://holm.portfolio.test/portfolio/imprint/"
const read = (file: string, build = BUILD) => readFileSync(path.join(build, file), "utf8")

test("W2: an own page is in the sitemap, in llms.txt and in the manifest, and has a Markdown copy", () => {
  expect(read("sitemap.xml")).toContain(`<loc>${URL_OF_PAGE}</loc><lastmod>2026-11-24</lastmod>`)
  expect(read("llms.txt")).toContain(
    "- [Imprint](https://holm.portfolio.test/portfolio/imprint.md): Who is responsible",
  )
  expect(publishedPaths({ directory: BUILD })).toContain("/imprint")
  const copy = read("imprint.md")
  for (const part of ["# Imprint", "## Who is responsible", "\\frac{d}{2}", "seal.svg", "articles.txt", URL_OF_PAGE])
    expect(copy).toContain(part)
})

test("F6 W2: the former address of an own page leads to it", () => {
  expect(read("legal-notice/index.html")).toContain('content="0; url=/portfolio/imprint/"')
})

test("W2: an own page has a title, structured data and a social card of its own", () => {
  const html = read("imprint/index.html")
  expect(html).toMatch(/<title[^>]*>Imprint · Mara Holm<\/title>/)
  expect(html).toContain("24 November 2026")
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const [thing, { itemListElement }] = JSON.parse(json)["@graph"]
  expect(thing).toMatchObject({ "@type": "WebPage", url: URL_OF_PAGE, name: "Imprint" })
  expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Imprint"])
  const [, card = ""] = /property="og:image" content="[^"]*\/portfolio(\/static\/cards\/[^"]+)"/.exec(html) ?? []
  expect(read(card, BUILD).length).toBeGreaterThan(1000)
  expect(read("privacy/index.html")).not.toContain(card)
})

test("S3 W2: a draft of an own page is in no file, by name or by content", () => {
  const secret = /zanzibarine[- ](?:page|terms|draft of terms)/i
  expect(read("zanzibarine-page.md", "tests/variants/base-path/content/pages")).toMatch(secret)
  expect(filesNaming(BUILD, secret)).toEqual([])
})

test("W2: a site without own pages and items has no code and no style for them", () => {
  expect(readFileSync(`${FIXTURE_CONTENT}/site.yaml`, "utf8")).not.toMatch(/^(?:navigation|footer):/m)
  const scripts = filesIn(MAIN_BUILD).filter((file) => file.endsWith(".js"))
  expect(scripts.filter((file) => /component---src-templates-page-/.test(file))).toEqual([])
  expect(read("about/index.html")).toContain("13.75vw")
  expect(read("about/index.html", MAIN_BUILD)).not.toContain("13.75vw")
})

test("W2 J3: a translated own page names its translations, and the footer of each language its label", () => {
  const languages = ".variants/languages/public"
  const german = read("de/imprint/index.html", languages)
  expect(german).toMatch(/<h1[^>]*>Impressum<\/h1>/)
  expect(german).toMatch(/<a[^>]* href="\/de\/imprint">Impressum<\/a>/)
  for (const page of [german, read("imprint/index.html", languages)]) {
    const alternates = [...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, address]) => [
      tag,
      address,
    ])
    expect(alternates.slice(0, 2)).toEqual([
      ["en-GB", "https://holm.portfolio.test/imprint"],
      ["de", "https://holm.portfolio.test/de/imprint"],
    ])
  }
  expect(read("ar/sitemap.xml", languages)).not.toContain("/imprint")
})
