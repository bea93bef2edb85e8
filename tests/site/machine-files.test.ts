import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"

import { builtBasePath } from "~/scripts/serve/built-base-path"
import { readSite } from "~/src/doctor/readers/read-site"
import { FIXTURE_CONTENT, MAIN_BUILD, PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"
import { publishedPaths } from "~/tests/read-build"

/** Builds of the same content, and the form of their URLs. */
const BUILDS = [
  { folder: MAIN_BUILD, basePath: "", slash: "" },
  { folder: ".variants/base-path/public", basePath: "/portfolio", slash: "/" },
]
const { siteUrl = "" } = readSite(FIXTURE_CONTENT).site ?? {}

function parse(file: string) {
  const xml = readFileSync(file, "utf8")
  expect(XMLValidator.validate(xml)).toBe(true)
  const isArray = (name: string) => ["url", "entry", "link"].includes(name)
  return new XMLParser({ ignoreAttributes: false, isArray }).parse(xml)
}

describe.each(BUILDS)("in $folder", ({ folder, basePath, slash }) => {
  /** The path of a URL, which must be this site's own and end as the build is configured. */
  const pageOf = (url: string) => {
    expect(url.startsWith(`${siteUrl}${basePath}/`)).toBe(true)
    const page = url.slice(`${siteUrl}${basePath}`.length)
    if (page !== "/") expect(page.endsWith("/")).toBe(slash === "/")
    return page
  }
  const canonicalOf = (page: string) =>
    /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(
      readFileSync(path.join(folder, page, "index.html"), "utf8"),
    )?.[1]

  test("R2: npm run serve finds the base path of a build", () => {
    expect(builtBasePath(folder)).toBe(basePath)
  })

  test("R2: the sitemap lists every page once, by its canonical URL, and no error page", () => {
    const urls = parse(path.join(folder, "sitemap.xml")).urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.length).toBeGreaterThanOrEqual(4 + PUBLIC_PROJECTS.length)
    for (const url of urls) expect(canonicalOf(pageOf(url))).toBe(url)
    expect(urls.filter((url: string) => /404|\.html$/.test(url))).toEqual([])
  })

  test("E1 F1: the error page is in no list", () => {
    expect(publishedPaths({ directory: folder }).join()).not.toContain("404")
    const lists = ["sitemap.xml", "llms.txt", "feed.xml", "project-index.json"]
    for (const file of lists) expect(readFileSync(path.join(folder, file), "utf8")).not.toMatch(/\/404[/."]/)
  })

  test("robots.txt allows everything and names the sitemap", () => {
    const robots = readFileSync(path.join(folder, "robots.txt"), "utf8")
    expect(robots).toMatch(/^Disallow:$/m)
    expect(robots).toContain(`Sitemap: ${siteUrl}${basePath}/sitemap.xml`)
  })

  test("llms.txt links to a Markdown copy of every project, whose links are absolute", () => {
    const llms = readFileSync(path.join(folder, "llms.txt"), "utf8")
    const copies = [...llms.matchAll(/\]\((https:[^)]+\.md)\)/g)].map(([, url = ""]) => url)
    expect(copies).toHaveLength(PUBLIC_PROJECTS.length + 2)
    for (const url of copies) {
      expect(url.startsWith(`${siteUrl}${basePath}/`)).toBe(true)
      const copy = readFileSync(path.join(folder, url.slice(`${siteUrl}${basePath}`.length)), "utf8")
      expect(copy).toMatch(/^# \S/)
      expect(copy).not.toMatch(/\]\(\//)
    }
  })

  // src/build/outputs/feeds.test.ts proves what an entry holds.
  test("both feeds list the projects with URLs that exist", () => {
    const { feed } = parse(path.join(folder, "feed.xml"))
    const { items } = JSON.parse(readFileSync(path.join(folder, "feed.json"), "utf8"))
    expect([feed.entry.length, items.length]).toEqual([PUBLIC_PROJECTS.length, PUBLIC_PROJECTS.length])
    for (const { link } of feed.entry) {
      expect(existsSync(path.join(folder, pageOf(link[0]["@_href"]), "index.html"))).toBe(true)
    }
    const self = feed.link.find((link: Record<string, string>) => link["@_rel"] === "self")
    expect(self["@_href"]).toBe(`${siteUrl}${basePath}/feed.xml`)
  })
})
