import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"

import { builtBasePath } from "~/scripts/serve/built-base-path.mjs"
import { readSite } from "~/src/doctor/readers/read-site"
import { FIXTURE_CONTENT, MAIN_BUILD, PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

/** Builds of the same content, and how the addresses of their pages look. */
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
  /** The page of an address, which must be this site's own, in the form the build is set to. */
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

  test("npm run serve finds out the path below which it belongs", () => {
    expect(builtBasePath(folder)).toBe(basePath)
  })

  test("the sitemap names every page by its canonical address, once, and no error page", () => {
    const urls = parse(path.join(folder, "sitemap.xml")).urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.length).toBeGreaterThanOrEqual(4 + PUBLIC_PROJECTS.length)
    for (const url of urls) expect(canonicalOf(pageOf(url))).toBe(url)
    expect(urls.filter((url: string) => /404|\.html$/.test(url))).toEqual([])
  })

  test("E1 F1: the error page is in no list, and carries noindex at each of its addresses", () => {
    const { id } = JSON.parse(readFileSync(path.join(folder, "builds/latest.json"), "utf8"))
    const lists = [`builds/meta/${id}.json`, "sitemap.xml", "llms.txt", "feed.xml", "project-index.json"]
    for (const file of lists) expect(readFileSync(path.join(folder, file), "utf8")).not.toMatch(/\/404[/."]/)
    const pages = ["404.html", "404/index.html"]
    for (const file of pages) {
      expect(readFileSync(path.join(folder, file), "utf8")).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/)
    }
  })

  test("robots.txt keeps nobody out, and leads to the sitemap", () => {
    const robots = readFileSync(path.join(folder, "robots.txt"), "utf8")
    expect(robots).toContain(`Sitemap: ${siteUrl}${basePath}/sitemap.xml`)
    expect(robots).toMatch(/^Disallow:$/m)
  })

  test("llms.txt leads to every project as Markdown, whose links are absolute and lead to files that exist", () => {
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

  test("both feeds tell of the projects, with addresses that exist", () => {
    const { feed } = parse(path.join(folder, "feed.xml"))
    const { items } = JSON.parse(readFileSync(path.join(folder, "feed.json"), "utf8"))
    const entries = feed.entry ?? []
    expect(entries).toHaveLength(PUBLIC_PROJECTS.length)
    expect(items.map(({ id }: { id: string }) => id)).toEqual(entries.map(({ id }: { id: string }) => id))
    for (const { link, updated, content } of entries) {
      const page = pageOf(link[0]["@_href"])
      expect(existsSync(path.join(folder, page, "index.html"))).toBe(true)
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
      expect(String(content?.["#text"] ?? "")).not.toMatch(/ (href|src)="(?!https:|mailto:)/)
    }
    const self = feed.link.find((link: Record<string, string>) => link["@_rel"] === "self")
    expect(self["@_href"]).toBe(`${siteUrl}${basePath}/feed.xml`)
  })
})
