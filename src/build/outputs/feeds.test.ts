import { XMLParser, XMLValidator } from "fast-xml-parser"

import { atomFeed, feedProjects, jsonFeed, projectsFeed } from "~/src/build/outputs/feeds"
import type { Published, PublishedProject } from "~/src/build/read-published"

const project = (fields: Partial<PublishedProject>): PublishedProject => ({
  slug: "engine",
  aliases: [],
  path: `/projects/${fields.slug ?? "engine"}`,
  title: "Engine",
  summary: "What it is.",
  date: "2024-05",
  tags: [],
  ...fields,
})

const published = (projects: PublishedProject[]): Published => ({
  site: {
    title: "Ada & Co",
    siteUrl: "https://ada.dev",
    basePath: "/portfolio",
    trailingSlash: "always",
    language: "en-GB",
    author: { name: "Ada Lovelace" },
    copyright: { year: 2025 },
  } as Published["site"],
  sources: new Map(),
  paths: [],
  pages: [{ name: "home", title: "Ada", description: "The work of Ada." }],
  projects,
})

const SELF = "https://ada.dev/portfolio/feed.xml"

function atomOf(projects: PublishedProject[], texts: Record<string, string> = {}) {
  const xml = atomFeed(projectsFeed(published(projects), new Map(Object.entries(texts))), SELF)
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, htmlEntities: true, isArray: (name) => name === "entry" }).parse(xml)
    .feed
}

test("a feed is well formed and keeps every title unchanged", () => {
  const title = `<b>"Tom" & 'Jerry'</b> ]]> \u0007\u{1F600}`
  const [entry] = atomOf([project({ title, tags: ['a"b'] })]).entry
  expect(entry.title).toBe(`<b>"Tom" & 'Jerry'</b> ]]> \u{1F600}`)
  expect(entry.category["@_term"]).toBe('a"b')
})

test("an entry has absolute addresses, also in its text, and full timestamps", () => {
  const html =
    '<h2 id="a">A <a class="anchor" href="#a">#</a></h2><a href="/portfolio/about/">x</a><img src="/portfolio/static/a.webp" srcset="/a 1w" style="x">'
  const [entry] = atomOf([project({ updated: "2025" })], { engine: html }).entry
  expect(entry.link["@_href"]).toBe("https://ada.dev/portfolio/projects/engine/")
  expect([entry.published, entry.updated]).toEqual(["2024-05-01T00:00:00Z", "2025-01-01T00:00:00Z"])
  expect(entry.content["#text"]).toBe(
    '<h2>A </h2><a href="https://ada.dev/portfolio/about/">x</a><img src="https://ada.dev/portfolio/static/a.webp">',
  )
})

test("R2: an id begins with the site's address and base path, so that two sites of one host have different ids", () => {
  const feed = atomOf([project({ slug: "a" })])
  expect([feed.id, feed.entry[0].id]).toEqual([
    "https://ada.dev/portfolio/projects",
    "https://ada.dev/portfolio/projects/a",
  ])
})

test("an id stays the same after a new trailing slash or slug", () => {
  const [entry] = atomOf([project({ slug: "new-name", aliases: ["old-name", "newer-name"] })]).entry
  expect(entry.id).toBe("https://ada.dev/portfolio/projects/old-name")
})

test("the project that changed last comes first and dates the feed, which has at most 50 entries", () => {
  const projects = [project({ slug: "a", date: "2020" }), project({ slug: "b", date: "2001", updated: "2022" })]
  const feed = atomOf(projects)
  expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual([
    "https://ada.dev/portfolio/projects/b",
    "https://ada.dev/portfolio/projects/a",
  ])
  expect(feed.updated).toBe("2022-01-01T00:00:00Z")
  const many = Array.from({ length: 60 }, (_, index) => project({ slug: `p${index}` }))
  expect(feedProjects(published(many))).toHaveLength(50)
})

test("a site without projects has a valid feed", () => {
  const feed = atomOf([])
  expect(feed.entry).toBeUndefined()
  expect(feed.updated).toBe("2025-01-01T00:00:00Z")
  expect(feed.link[0]).toMatchObject({ "@_rel": "self", "@_href": SELF })
})

test("the JSON feed has the same content", () => {
  const feed = projectsFeed(
    published([project({ tags: ["A"] }), project({ slug: "b" })]),
    new Map([["engine", "<p>Text</p>"]]),
  )
  const { items, ...head } = JSON.parse(jsonFeed(feed, "https://ada.dev/portfolio/feed.json"))
  expect(head).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Ada & Co: projects",
    feed_url: "https://ada.dev/portfolio/feed.json",
    home_page_url: "https://ada.dev/portfolio/",
    authors: [{ name: "Ada Lovelace", url: "https://ada.dev/portfolio/about/" }],
  })
  expect(items[0]).toMatchObject({ content_html: "<p>Text</p>", tags: ["A"], date_published: "2024-05-01T00:00:00Z" })
  expect(items[1]).toMatchObject({ content_text: "What it is." })
})

test("the Atom feed has no @, and parsers get the e-mail addresses", () => {
  const html = '<p><a href="mailto:ada&#64;engine.test">ada&#64;engine.test</a></p>'
  const projects = [project({ title: "By ada@engine.test", summary: "ada@engine.test", tags: ["a@b.c"] })]
  const texts = { engine: html }
  expect(atomFeed(projectsFeed(published(projects), new Map(Object.entries(texts))), SELF)).not.toContain("@")
  const [entry] = atomOf(projects, texts).entry
  expect(entry.title).toBe("By ada@engine.test")
  expect(entry.category["@_term"]).toBe("a@b.c")
})
