import { XMLParser, XMLValidator } from "fast-xml-parser"

import { atomFeed, jsonFeed } from "~/src/build/outputs/feeds"
import type { Published, PublishedProject } from "~/src/build/read-published"

const SITE = {
  title: "Ada & Co",
  siteUrl: "https://ada.dev",
  basePath: "/portfolio",
  trailingSlash: "always",
  language: "en-GB",
  author: { name: "Ada Lovelace" },
  copyright: { year: 2025 },
} as Published["site"]

function jsonOf(projects: Partial<PublishedProject>[], texts: Record<string, string> = {}) {
  const complete = projects.map(({ slug = "engine", ...fields }) => {
    const path = `/projects/${slug}`
    return { slug, path, aliases: [], title: "Engine", summary: "What it is.", date: "2024-05", tags: [], ...fields }
  })
  const pages: Published["pages"] = [{ name: "home", title: "Ada", description: "The work of Ada." }]
  const published = { site: SITE, paths: [], pages, projects: complete, sources: new Map() }
  return jsonFeed(published, new Map(Object.entries(texts)))
}

function atomOf(...given: Parameters<typeof jsonOf>) {
  const xml = atomFeed(jsonOf(...given), SITE)
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).not.toContain("@")
  return new XMLParser({ ignoreAttributes: false, htmlEntities: true, isArray: (name) => name === "entry" }).parse(xml)
    .feed
}

test("a feed is well formed and keeps every text unchanged, without an @ that programs can find", () => {
  const title = `<b>"Tom" & 'Jerry'</b> ]]> \u0007\u{1F600} ada@engine.test`
  const [entry] = atomOf([{ title, tags: ['a"b@c.d'] }]).entry
  expect(entry.title).toBe(`<b>"Tom" & 'Jerry'</b> ]]> \u{1F600} ada@engine.test`)
  expect(entry.category["@_term"]).toBe('a"b@c.d')
})

test("an entry has absolute addresses, also in its text, and full timestamps", () => {
  const engine =
    '<h2 id="a">A <a class="anchor" href="#a">#</a></h2><a href="/portfolio/about/">x</a><img src="/portfolio/static/a.webp" srcset="/a 1w" style="x">'
  const [entry] = atomOf([{ updated: "2025" }], { engine }).entry
  expect(entry.link["@_href"]).toBe("https://ada.dev/portfolio/projects/engine/")
  expect([entry.published, entry.updated]).toEqual(["2024-05-01T00:00:00Z", "2025-01-01T00:00:00Z"])
  expect(entry.content["#text"]).toBe(
    '<h2>A </h2><a href="https://ada.dev/portfolio/about/">x</a><img src="https://ada.dev/portfolio/static/a.webp">',
  )
})

test("R2: an id has the site's address and base path, and stays the same after a new trailing slash or slug", () => {
  const { id, entry } = atomOf([{ slug: "a" }, { slug: "new-name", aliases: ["old-name", "newer-name"] }])
  expect([id, ...entry.map((each: { id: string }) => each.id)]).toEqual([
    "https://ada.dev/portfolio/projects",
    "https://ada.dev/portfolio/projects/a",
    "https://ada.dev/portfolio/projects/old-name",
  ])
})

test("the project that changed last comes first and dates the feed, which has at most 50 entries", () => {
  const feed = atomOf([
    { slug: "a", date: "2020" },
    { slug: "b", date: "2001", updated: "2022" },
  ])
  expect(feed.entry.map(({ updated }: { updated: string }) => updated.slice(0, 4))).toEqual(["2022", "2020"])
  expect(feed.updated).toBe("2022-01-01T00:00:00Z")
  expect(jsonOf(Array.from({ length: 60 }, (_, index) => ({ slug: `p${index}` }))).items).toHaveLength(50)
})

test("a site without projects has a valid feed", () => {
  const feed = atomOf([])
  expect([feed.entry, feed.updated]).toEqual([undefined, "2025-01-01T00:00:00Z"])
  expect(feed.link[0]).toMatchObject({ "@_rel": "self", "@_href": "https://ada.dev/portfolio/feed.xml" })
})

test("the JSON feed names the site and its author, and every item has a content", () => {
  const { items, ...head } = jsonOf([{ tags: ["A"] }, { slug: "b" }], { engine: "<p>Text</p>" })
  expect(head).toMatchObject({
    title: "Ada & Co: projects",
    feed_url: "https://ada.dev/portfolio/feed.json",
    home_page_url: "https://ada.dev/portfolio/",
    authors: [{ name: "Ada Lovelace", url: "https://ada.dev/portfolio/about/" }],
  })
  expect(items[0]).toMatchObject({ content_html: "<p>Text</p>", tags: ["A"], date_published: "2024-05-01T00:00:00Z" })
  expect(items[1]).toMatchObject({ content_text: "What it is." })
})
