import { readFileSync } from "node:fs"
import { XMLParser, XMLValidator } from "fast-xml-parser"

import { checkedPages } from "~/src/build/outputs/checked-pages"
import { writePublicFile } from "~/src/build/public-files"
import type { Published, PublishedEntry } from "~/src/build/read-published"
import { writeMachineFiles } from "~/src/build/steps/write-machine-files"
import { COLLECTIONS, documentFiles } from "~/src/lib/addresses/paths"
import { publishedEntry, publishedSite } from "~/tests/fixtures/published-site"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

/** Writes the files of a site with these entries, and returns one of them; `texts` is the HTML of projects by their slugs. */
function writtenFile(
  file: string,
  given: Partial<PublishedEntry>[],
  { texts = {}, site = {} }: { texts?: Record<string, string>; site?: Partial<Published["site"]> } = {},
) {
  const entries = given.map(publishedEntry)
  const [projects = [], notes = []] = COLLECTIONS.map((name) => entries.filter(({ collection }) => collection === name))
  const pages: Published["pages"] = [
    { name: "home", path: "/", title: "Ada", description: "The work of Ada." },
    { name: "about", path: "/about", title: "About", description: "Her life." },
  ]
  const paths = ["/", "/about", ...entries.map(({ path }) => path)]
  for (const { path, slug, collection } of entries) {
    const image = slug === "engine" ? { images: { fallback: { src: "/a&b/static/engine.jpg" } } } : null
    const entry = { html: texts[slug] ?? "", cover: { image } }
    const data = { [collection.slice(0, -1)]: entry, socialCard: { path: `/static/cards/${slug}.png` } }
    writePublicFile(`page-data${path}/page-data.json`, JSON.stringify({ result: { data } }))
  }
  const lists = ["/projects", "/projects/page/2", "/projects/page/3", "/notes"]
  for (const path of [...lists, ...paths]) writePublicFile(documentFiles(path)[0], "<main></main>")
  const checked = checkedPages({ scripts: [], styles: [], addresses: [] })
  writeMachineFiles(publishedSite({ site, paths, pages, projects, notes }), checked)
  return readFileSync(`public/${file}`, "utf8")
}

function atomOf(projects: Partial<PublishedEntry>[], texts: Record<string, string> = {}) {
  const xml = writtenFile("feed.xml", projects, { texts })
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).not.toContain("@")
  return new XMLParser({ ignoreAttributes: false, htmlEntities: true, isArray: (name) => name === "entry" }).parse(xml)
    .feed
}

test("the sitemap escapes addresses, and dates only pages with a date of change", () => {
  const sitemap = writtenFile("sitemap.xml", [{ updated: "2024-06" }])
  expect(sitemap).toContain("<url><loc>https://ada.dev/a&amp;b/about/</loc></url>")
  expect(sitemap).toContain("<loc>https://ada.dev/a&amp;b/projects/engine/</loc><lastmod>2024-06</lastmod>")
})

test("llms.txt describes the site and links to the copies of its pages", () => {
  expect(writtenFile("llms.txt", [{ summary: "By ada@engine.test." }])).toBe(
    "# Ada & \\*Co\\*\n\n> The work of Ada.\n\n## Projects\n\n" +
      "- [Engine](https://ada.dev/a\\&b/projects/engine.md): By ada&#64;engine.test.\n\n" +
      "## More pages\n\n- [About](https://ada.dev/a\\&b/about.md): Her life.\n",
  )
})

test("a feed is well formed and keeps every text unchanged, without an @ that programs can find", () => {
  const title = `<b>"Tom" & 'Jerry'</b> ]]> \u0007\u{1F600} ada@engine.test`
  const [entry] = atomOf([{ title, tags: ['a"b@c.d'] }]).entry
  expect(entry.title).toBe(`<b>"Tom" & 'Jerry'</b> ]]> \u{1F600} ada@engine.test`)
  expect(entry.category["@_term"]).toBe('a"b@c.d')
})

test("an entry has absolute addresses, also in its text, and full timestamps", () => {
  const engine =
    '<h2 id="a">A <a class="anchor" href="#a">#</a></h2><a href="/about/">x</a><img src="/static/a.webp" srcset="/a 1w" style="x">'
  const [entry] = atomOf([{ updated: "2025" }], { engine }).entry
  expect(entry.link["@_href"]).toBe("https://ada.dev/a&b/projects/engine/")
  expect([entry.published, entry.updated]).toEqual(["2024-05-01T00:00:00Z", "2025-01-01T00:00:00Z"])
  expect(entry.content["#text"]).toBe(
    '<h2>A </h2><a href="https://ada.dev/about/">x</a><img src="https://ada.dev/static/a.webp">',
  )
})

test("R2: an id has the site's address and base path, and stays the same after a new trailing slash or slug", () => {
  const { id, entry } = atomOf([{ slug: "a" }, { slug: "new-name", aliases: ["old-name", "newer-name"] }])
  expect([id, ...entry.map((each: { id: string }) => each.id)]).toEqual([
    "https://ada.dev/a&b/projects",
    "https://ada.dev/a&b/projects/a",
    "https://ada.dev/a&b/projects/old-name",
  ])
})

test("the project that changed last comes first and dates the feed, which has at most 50 entries", () => {
  const feed = atomOf([
    { slug: "a", date: "2020" },
    { slug: "b", date: "2001", updated: "2022" },
  ])
  expect(feed.entry.map(({ updated }: { updated: string }) => updated.slice(0, 4))).toEqual(["2022", "2020"])
  expect(feed.updated).toBe("2022-01-01T00:00:00Z")
  const many = atomOf(Array.from({ length: 60 }, (_, index) => ({ slug: `p${index}` })))
  expect(many.entry).toHaveLength(50)
})

test("a site without projects has a valid feed", () => {
  const feed = atomOf([])
  expect([feed.entry, feed.updated]).toEqual([undefined, "2025-01-01T00:00:00Z"])
  expect(feed.link.map(({ "@_rel": rel, "@_href": url }: Record<string, string>) => `${rel} ${url}`)).toEqual([
    "alternate https://ada.dev/a&b/projects/",
    "self https://ada.dev/a&b/feed.xml",
  ])
})

test("the JSON feed names the site and its author, and every item has content", () => {
  const text = writtenFile("feed.json", [{ tags: ["A"] }, { slug: "b" }], { texts: { engine: "<p>Text</p>" } })
  expect(JSON.parse(text)).toMatchObject({
    title: "Ada & *Co*: projects",
    authors: [{ name: "Ada Lovelace", url: "https://ada.dev/a&b/about/" }],
    items: [
      { content_html: "<p>Text</p>", tags: ["A"], date_published: "2024-05-01T00:00:00Z" },
      { content_text: "What it is.", image: "https://ada.dev/a&b/static/cards/b.png" },
    ],
  })
})

test("each entry of a feed has an image: its cover, or its social card", () => {
  const { entry } = atomOf([{}, { slug: "b" }])
  expect(entry.map((each: Record<string, Record<string, string>>) => each["media:thumbnail"]?.["@_url"])).toEqual([
    ...["https://ada.dev/a&b/static/engine.jpg", "https://ada.dev/a&b/static/cards/b.png"],
  ])
})

test.each([
  ["feed.json", "/"],
  ["projects/feed.json", "/projects/"],
  ["notes/feed.json", "/notes/"],
])("R2 W1: %s and its home, the page of its list, %s, have addresses below the base path", (file, home) => {
  const feed = JSON.parse(writtenFile(file, [{}, { collection: "notes", slug: "a" }]))
  expect([feed.feed_url, feed.home_page_url]).toEqual([`https://ada.dev/a&b/${file}`, `https://ada.dev/a&b${home}`])
})

test("W1: the list of notes has its copy, also when the only note is unlisted", () => {
  const copy = writtenFile("notes.md", [{ collection: "notes", slug: "a", listed: false }])
  expect(copy).toBe("<https://ada.dev/a&b/notes/>\n")
})

test("security.txt leads to the page with the owner's address, if there is one, at the root of a host", () => {
  const site = { basePath: "", author: { name: "Ada Lovelace", email: "ada@engine.test" } }
  const text = writtenFile(".well-known/security.txt", [], { site })
  expect(text).toMatch(
    /^Contact: https:\/\/ada\.dev\/about\/\nExpires: \d{4}-\d\d-\d\dT\S+Z\nPreferred-Languages: en-GB\n/,
  )
  expect(text).not.toContain("@")
})
