import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import sharp from "sharp"

import { builtBasePath } from "~/scripts/serve/serve-options"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { BUILDS, openBuild } from "~/tests/builds"
import { FIXTURE_CONTENT, PUBLIC_PROJECTS } from "~/tests/fixtures/fixture-site"

const { site } = readSite(FIXTURE_CONTENT)
const siteUrl = site?.siteUrl ?? ""

type Icon = { src: string; sizes: string; type: string; purpose: string }

// Builds of the same content, whose URLs have different forms.
describe.each([BUILDS.default, BUILDS.basePath])("in $directory", ({ directory, basePath, trailingSlash }) => {
  const { at, has, read, json, html, files, pages } = openBuild({ directory })
  const slash = trailingSlash === "always" ? "/" : ""
  /** The path of a URL, which must be this site's own and end as the build is configured. */
  const pageOf = (url: string) => {
    expect(url.startsWith(`${siteUrl}${basePath}/`)).toBe(true)
    const page = url.slice(`${siteUrl}${basePath}`.length)
    if (page !== "/") expect(page.endsWith("/")).toBe(slash === "/")
    return page
  }
  const canonicalOf = (page: string) => /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(html(page))?.[1]

  test("R2: npm run serve finds the base path of a build", () => {
    expect(builtBasePath(directory)).toBe(basePath)
  })

  test("R2: the sitemap lists every page once, by its canonical URL", () => {
    expect(XMLValidator.validate(read("sitemap.xml"))).toBe(true)
    const urls = new XMLParser().parse(read("sitemap.xml")).urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.length).toBeGreaterThanOrEqual(4 + PUBLIC_PROJECTS.length)
    for (const url of urls) expect(canonicalOf(pageOf(url))).toBe(url)
  })

  test("E1 F1: the error page is in no list", () => {
    expect(pages().join()).not.toContain("404")
    const lists = ["sitemap.xml", "llms.txt", "feed.xml", "search-index.json"]
    for (const file of lists) expect(read(file)).not.toMatch(/\/404[/."]/)
  })

  test("robots.txt allows everything and names the sitemap", () => {
    expect(read("robots.txt")).toMatch(/^Disallow:$/m)
    expect(read("robots.txt")).toContain(`Sitemap: ${siteUrl}${basePath}/sitemap.xml`)
  })

  const manifest = json("manifest.webmanifest")
  const icons: Icon[] = manifest.icons
  const fileOf = ({ src }: Icon) => {
    expect(src.startsWith(`${basePath}/`)).toBe(true)
    return at(src.slice(basePath.length))
  }

  test("R2: the web manifest names the site, its owner and language, and its scope is the base path", () => {
    expect(manifest).toMatchObject({
      name: site?.title,
      short_name: site?.author.name,
      lang: site?.language,
      start_url: `${basePath}/`,
      scope: `${basePath}/`,
    })
    expect(html("/")).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
    expect(html("/")).toContain(`<link rel="manifest" href="${basePath}/manifest.webmanifest"`)
  })

  test("its icons have the size and type it states; maskable ones are opaque, with a plain edge", async () => {
    for (const purpose of ["any", "maskable"]) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(["192x192", "512x512"])
    }
    for (const icon of icons) {
      const { width, height, format } = await sharp(fileOf(icon)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([icon.sizes, icon.type])
      if (icon.purpose !== "maskable") continue
      expect((await sharp(fileOf(icon)).stats()).isOpaque).toBe(true)
      const edge = sharp(fileOf(icon)).extract({ left: 0, top: 0, width, height: Math.floor(width * 0.09) })
      const { channels } = await sharp(await edge.toBuffer()).stats()
      expect(channels.map(({ stdev }) => stdev < 1)).not.toContain(false)
    }
    expect(new Set(readdirSync(at("static/icons")))).toEqual(new Set(icons.map(({ src }) => path.basename(src))))
    const favicon = readFileSync(at("favicon.ico"))
    expect([...favicon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect(await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 })
    expect(json("feed.json").icon).toBe(`${siteUrl}${basePath}/icon.png`)
    expect(await sharp(at("apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 })
  })

  const documents = files()
    .filter((file) => path.basename(file) === "index.html")
    .map(read)
  const isPage = (html: string) => html.includes('property="og:url"')
  const property = (html: string, name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
  const cardOf = (html: string) => {
    const url = property(html, "image") ?? ""
    expect(url.startsWith(`${siteUrl}${basePath}/static/cards/`)).toBe(true)
    return url.slice(`${siteUrl}${basePath}/`.length)
  }

  test("R2: every head repeats the title, description and address of its page, and names its feeds and its copy", () => {
    for (const html of documents.filter(isPage)) {
      const [canonical, title = "", description, json = "", copy = ""] = [
        ...[/rel="canonical" href="([^"]*)/, /<title[^>]*>([^<]*)/, /name="description" content="([^"]*)/],
        ...[/type="application\/ld\+json"[^>]*>([^<]*)/, /type="text\/markdown" href="([^"]*)/],
      ].map((pattern) => pattern.exec(html)?.[1])
      const page = pageOf(canonical ?? "")
      expect([property(html, "url"), property(html, "description")]).toEqual([canonical, description])
      expect([property(html, "image:alt"), property(html, "locale")]).toEqual([title, site?.language.replace("-", "_")])
      expect(title.startsWith(property(html, "title") ?? "?")).toBe(true)
      expect(html.match(/rel="alternate" type="application\/(?:atom\+xml|feed\+json)"/g)).toHaveLength(2)
      const [what, crumbs] = JSON.parse(json)["@graph"]
      expect(what.url).toBe(canonical)
      if (page === `/about${slash}`) {
        const profiles = Array.from(html.matchAll(/<a href="([^"]*)" rel="me\b/g), ([, url]) => url)
        expect([profiles, what.mainEntity.sameAs]).toEqual(Array(2).fill(site?.profiles?.map(({ url }) => url)))
      }
      const [shown = ""] = /<nav aria-label="Breadcrumbs".*?<\/nav>/.exec(html) ?? []
      const named = page === "/" ? [] : crumbs.itemListElement.map(({ name }: { name: string }) => name)
      expect(textOf(fromHtml(shown))).toBe(named.join(""))
      // Parts of the list are in the copy of the list.
      if (/^\/projects\/(?:tags|page)\b/.test(page)) continue
      const [heading = ""] = /<h1.*?<\/h1>/.exec(html) ?? []
      expect(read(copy.slice(basePath.length)).split("\n")[0]).toBe(`# ${textOf(fromHtml(heading))}`)
    }
  })

  test("every page names its social card by a complete URL; an error page and a redirect have none", () => {
    expect(documents.filter(isPage).length).toBeGreaterThanOrEqual(4)
    for (const html of documents) {
      if (isPage(html)) expect(has(cardOf(html))).toBe(true)
      else expect(html).not.toContain("og:image")
    }
  })

  test("a card has the size that the page says and the format that its name says, less than 150 KB, and a description", async () => {
    for (const html of documents.filter(isPage)) {
      const file = at(cardOf(html))
      const { width, height, format } = await sharp(file).metadata()
      expect([width, height]).toEqual([1200, 630])
      expect([property(html, "image:width"), property(html, "image:height")]).toEqual(["1200", "630"])
      expect(path.extname(file)).toBe(`.${format?.replace("jpeg", "jpg")}`)
      expect(property(html, "image:alt")).toMatch(/\S/)
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
      expect(statSync(file).size).toBeLessThan(150_000)
    }
  })

  test("S3: no card is left of a draft or of an earlier build", () => {
    const named = new Set(documents.filter(isPage).map((html) => path.basename(cardOf(html))))
    expect(new Set(readdirSync(at("static/cards")))).toEqual(named)
  })
})
