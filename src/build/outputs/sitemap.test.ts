import { sitemap } from "~/src/build/outputs/sitemap"
import { publishedSite } from "~/tests/fixtures/published-site"

test("J3: a page names the addresses of its translations, and that of its original for all other languages", () => {
  const published = publishedSite({
    site: { basePath: "/de", trailingSlash: "never", language: "de", languages: ["en", "fr", "de"] },
    paths: ["/projects/one"],
    translations: new Map([["/projects/one", ["de", "fr"]]]),
  })
  const links = [...sitemap(published).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url]) => [tag, url])
  expect(links).toEqual([
    ["de", "https://ada.dev/de/projects/one"],
    ["fr", "https://ada.dev/fr/projects/one"],
    ["x-default", "https://ada.dev/de/projects/one"],
  ])
})
