import { sitemapFiles } from "~/src/build/outputs/sitemap"

const addressOf = (path: string) => `https://ada.dev${path}`
const entry = (name: string) => ({ url: `https://ada.dev/${name}`, updated: null })

test("addresses are escaped, and entries with a date have one", () => {
  const files = sitemapFiles([{ url: "https://ada.dev/a&b", updated: "2024-05" }, entry("c")], { addressOf })
  expect(Object.keys(files)).toEqual(["/sitemap.xml"])
  expect(files["/sitemap.xml"]).toContain("<url><loc>https://ada.dev/a&amp;b</loc><lastmod>2024-05</lastmod></url>")
  expect(files["/sitemap.xml"]).toContain("<url><loc>https://ada.dev/c</loc></url>")
})

test("too many entries for one file are split into files that the sitemap lists", () => {
  const files = sitemapFiles(["a", "b", "c"].map(entry), { addressOf, most: 2 })
  expect(Object.keys(files)).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"])
  expect(files["/sitemap.xml"]).toContain("<sitemap><loc>https://ada.dev/sitemap-2.xml</loc></sitemap>")
  expect(files["/sitemap-1.xml"]?.match(/<url>/g)).toHaveLength(2)
  expect(files["/sitemap-2.xml"]).toContain("https://ada.dev/c")
})
