import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import sharp from "sharp"

import { builtBasePath } from "~/scripts/serve/serve-options"
import { readSite } from "~/src/doctor/readers/read-site"
import { FIXTURE_CONTENT, MAIN_BUILD, PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"
import { publishedPaths } from "~/tests/read-build"

/** Builds of the same content, and the form of their URLs. */
const BUILDS = [
  { folder: MAIN_BUILD, basePath: "", slash: "" },
  { folder: ".variants/base-path/public", basePath: "/portfolio", slash: "/" },
]
const { site } = readSite(FIXTURE_CONTENT)
const siteUrl = site?.siteUrl ?? ""

type Icon = { src: string; sizes: string; type: string; purpose: string }

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

  // src/build/write-machine-files.test.ts proves what an entry holds.
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

  const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.webmanifest"), "utf8"))
  const icons: Icon[] = manifest.icons
  const fileOf = ({ src }: Icon) => {
    expect(src.startsWith(`${basePath}/`)).toBe(true)
    return path.join(folder, src.slice(basePath.length))
  }

  test("R2: the web manifest names the site, its owner and language, and its scope is the base path", () => {
    expect(manifest).toMatchObject({
      name: site?.title,
      short_name: site?.author.name,
      lang: site?.language,
      start_url: `${basePath}/`,
      scope: `${basePath}/`,
    })
    const html = readFileSync(path.join(folder, "index.html"), "utf8")
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
    expect(html).toContain(`<link rel="manifest" href="${basePath}/manifest.webmanifest"`)
  })

  test("its icons have the sizes and types that it says; maskable ones are opaque; no others are left", async () => {
    for (const purpose of ["any", "maskable"]) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(["192x192", "512x512"])
    }
    for (const icon of icons) {
      const { width, height, format } = await sharp(fileOf(icon)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([icon.sizes, icon.type])
      if (icon.purpose === "maskable") expect((await sharp(fileOf(icon)).stats()).isOpaque).toBe(true)
    }
    const named = icons.map(({ src }) => path.basename(src)).sort()
    expect(readdirSync(path.join(folder, "static/icons")).sort()).toEqual(named)
  })

  test("a maskable icon is plain where a device may cut it", async () => {
    for (const icon of icons.filter(({ purpose }) => purpose === "maskable")) {
      const width = Number.parseInt(icon.sizes, 10)
      const edge = { left: 0, top: 0, width, height: Math.floor(width * 0.09) }
      const { channels } = await sharp(await sharp(fileOf(icon)).extract(edge).toBuffer()).stats()
      expect(channels.map(({ stdev }) => stdev < 1)).not.toContain(false)
    }
  })

  test("there is an icon for the home screens of Apple's devices", async () => {
    expect(await sharp(path.join(folder, "apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 })
  })
})

describe.each(BUILDS)("social cards in $folder", ({ folder, basePath }) => {
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
      expect(statSync(file).size).toBeLessThan(150_000)
    }
  })

  test("S3: no card is left of a draft or of an earlier build", () => {
    const named = new Set(pages.filter(({ html }) => isPage(html)).map(({ html }) => path.basename(cardOf(html))))
    expect(readdirSync(path.join(folder, "static/cards")).sort()).toEqual([...named].sort())
  })
})
