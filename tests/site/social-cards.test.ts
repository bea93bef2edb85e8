import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { readSite } from "~/src/doctor/readers/read-site"
import { FIXTURE_CONTENT, MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const BUILDS = [
  { folder: MAIN_BUILD, basePath: "" },
  { folder: ".variants/base-path/public", basePath: "/portfolio" },
]
const MOST_BYTES = 150_000
const { siteUrl = "" } = readSite(FIXTURE_CONTENT).site ?? {}

describe.each(BUILDS)("in $folder", ({ folder, basePath }) => {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({ file, html: readFileSync(path.join(folder, file), "utf8") }))
  const isPage = (html: string) => html.includes('property="og:url"')
  const property = (html: string, name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1]
  const cardOf = (html: string) => {
    const url = property(html, "") ?? ""
    expect(url.startsWith(`${siteUrl}${basePath}/static/cards/`)).toBe(true)
    return url.slice(`${siteUrl}${basePath}/`.length)
  }

  test("every page names its social card by a complete URL; an error page and a redirect have none", () => {
    expect(pages.filter(({ html }) => isPage(html)).length).toBeGreaterThanOrEqual(4)
    for (const { html } of pages) {
      if (isPage(html)) expect(existsSync(path.join(folder, cardOf(html)))).toBe(true)
      else expect(html).not.toContain("og:image")
    }
  })

  test("a card has the size and type that the page says, less than 150 KB, and a description", async () => {
    for (const { html } of pages.filter((page) => isPage(page.html))) {
      const file = path.join(folder, cardOf(html))
      const { width, height, format } = await sharp(file).metadata()
      expect([width, height]).toEqual([1200, 630])
      expect([property(html, ":width"), property(html, ":height")]).toEqual(["1200", "630"])
      expect(property(html, ":type")).toBe(`image/${format}`)
      expect(property(html, ":alt")).toMatch(/\S/)
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
      expect(statSync(file).size).toBeLessThan(MOST_BYTES)
    }
  })

  test("S3: no card is left of a draft or of an earlier build", () => {
    const named = new Set(pages.filter(({ html }) => isPage(html)).map(({ html }) => path.basename(cardOf(html))))
    expect(readdirSync(path.join(folder, "static/cards")).sort()).toEqual([...named].sort())
  })
})
