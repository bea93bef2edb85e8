import { sitemap } from "~/src/build/outputs/sitemap"
import type { Published } from "~/src/build/read-published"

test("J3: a page names the addresses of its translations, and that of its original for all other languages", () => {
  const site = {
    ...{ siteUrl: "https://ada.dev", basePath: "/de", trailingSlash: "never" },
    ...{ language: "de", languages: ["en", "fr", "de"] },
  } as Published["site"]
  const translations = new Map([["/projects/one", ["de", "fr"]]])
  const published = {
    site,
    paths: ["/projects/one"],
    pages: [],
    projects: [],
    notes: [],
    sources: new Map(),
    translations,
  }
  const links = [...sitemap(published).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url]) => [tag, url])
  expect(links).toEqual([
    ["de", "https://ada.dev/de/projects/one"],
    ["fr", "https://ada.dev/fr/projects/one"],
    ["x-default", "https://ada.dev/de/projects/one"],
  ])
})
