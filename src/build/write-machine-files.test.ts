import { readFileSync } from "node:fs"
import { XMLParser, XMLValidator } from "fast-xml-parser"

import { checkedPages } from "~/src/build/outputs/checked-pages"
import { writePublicFile } from "~/src/build/public-files"
import type { Published, PublishedProject } from "~/src/build/read-published"
import { writeMachineFiles } from "~/src/build/write-machine-files"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, documentFiles } from "~/src/lib/addresses/paths"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

const site = {
  title: "Ada & *Co*",
  siteUrl: "https://ada.dev",
  basePath: "/a&b",
  trailingSlash: "always",
  language: "en-GB",
  languages: [] as string[],
  author: { name: "Ada Lovelace" },
  profiles: [] as Published["site"]["profiles"],
  copyright: { year: 2025 },
} as Published["site"]

/** Writes the files of a site with these entries, and returns one of them; `texts` is the HTML of projects by their slugs. */
async function writtenFile(file: string, given: Partial<PublishedProject>[], texts: Record<string, string> = {}) {
  const entries = given.map(({ slug = "engine", collection = "projects", ...fields }) => {
    const path = entryPath(collection, slug)
    const project = projectSchema.parse({ title: "Engine", summary: "What it is.", date: "2024-05" })
    return { ...project, collection, slug, path, listed: true, ...fields }
  })
  const [projects = [], notes = []] = COLLECTIONS.map((name) => entries.filter(({ collection }) => collection === name))
  const pages: Published["pages"] = [
    { name: "home", path: "/", title: "Ada", description: "The work of Ada." },
    { name: "about", path: "/about", title: "About", description: "Her life." },
  ]
  const paths = ["/", "/about", ...entries.map(({ path }) => path)]
  const nodes = Object.entries(texts).map(([slug, html]) => ({ path: `/projects/${slug}`, html }))
  const graphql = async () => ({ data: { allEntry: { nodes } } }) as never
  const lists = ["/projects", "/projects/page/2", "/projects/page/3", "/notes"]
  for (const path of [...lists, ...paths]) writePublicFile(documentFiles(path)[0], "<main></main>")
  const checked = checkedPages({ scripts: [], styles: [], addresses: [] })
  await writeMachineFiles(
    { site, paths, pages, projects, notes, sources: new Map(), translations: new Map() },
    checked,
    graphql,
  )
  return readFileSync(`public/${file}`, "utf8")
}

async function atomOf(projects: Partial<PublishedProject>[], texts?: Record<string, string>) {
  const xml = await writtenFile("feed.xml", projects, texts)
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).not.toContain("@")
  return new XMLParser({ ignoreAttributes: false, htmlEntities: true, isArray: (name) => name === "entry" }).parse(xml)
    .feed
}

test("the sitemap escapes addresses, and dates only pages with a date of change", async () => {
  const sitemap = await writtenFile("sitemap.xml", [{ updated: "2024-06" }])
  expect(sitemap).toContain("<url><loc>https://ada.dev/a&amp;b/about/</loc></url>")
  expect(sitemap).toContain("<loc>https://ada.dev/a&amp;b/projects/engine/</loc><lastmod>2024-06</lastmod>")
})

test("llms.txt describes the site and links to the copies of its pages", async () => {
  expect(await writtenFile("llms.txt", [{ summary: "By ada@engine.test." }])).toBe(
    "# Ada & \\*Co\\*\n\n> The work of Ada.\n\n## Projects\n\n" +
      "- [Engine](https://ada.dev/a\\&b/projects/engine.md): By ada&#64;engine.test.\n\n" +
      "## More pages\n\n- [About](https://ada.dev/a\\&b/about.md): Her life.\n",
  )
})

test("a feed is well formed and keeps every text unchanged, without an @ that programs can find", async () => {
  const title = `<b>"Tom" & 'Jerry'</b> ]]> \u0007\u{1F600} ada@engine.test`
  const [entry] = (await atomOf([{ title, tags: ['a"b@c.d'] }])).entry
  expect(entry.title).toBe(`<b>"Tom" & 'Jerry'</b> ]]> \u{1F600} ada@engine.test`)
  expect(entry.category["@_term"]).toBe('a"b@c.d')
})

test("an entry has absolute addresses, also in its text, and full timestamps", async () => {
  const engine =
    '<h2 id="a">A <a class="anchor" href="#a">#</a></h2><a href="/about/">x</a><img src="/static/a.webp" srcset="/a 1w" style="x">'
  const [entry] = (await atomOf([{ updated: "2025" }], { engine })).entry
  expect(entry.link["@_href"]).toBe("https://ada.dev/a&b/projects/engine/")
  expect([entry.published, entry.updated]).toEqual(["2024-05-01T00:00:00Z", "2025-01-01T00:00:00Z"])
  expect(entry.content["#text"]).toBe(
    '<h2>A </h2><a href="https://ada.dev/about/">x</a><img src="https://ada.dev/static/a.webp">',
  )
})

test("R2: an id has the site's address and base path, and stays the same after a new trailing slash or slug", async () => {
  const { id, entry } = await atomOf([{ slug: "a" }, { slug: "new-name", aliases: ["old-name", "newer-name"] }])
  expect([id, ...entry.map((each: { id: string }) => each.id)]).toEqual([
    "https://ada.dev/a&b/projects",
    "https://ada.dev/a&b/projects/a",
    "https://ada.dev/a&b/projects/old-name",
  ])
})

test("the project that changed last comes first and dates the feed, which has at most 50 entries", async () => {
  const feed = await atomOf([
    { slug: "a", date: "2020" },
    { slug: "b", date: "2001", updated: "2022" },
  ])
  expect(feed.entry.map(({ updated }: { updated: string }) => updated.slice(0, 4))).toEqual(["2022", "2020"])
  expect(feed.updated).toBe("2022-01-01T00:00:00Z")
  const many = await atomOf(Array.from({ length: 60 }, (_, index) => ({ slug: `p${index}` })))
  expect(many.entry).toHaveLength(50)
})

test("a site without projects has a valid feed", async () => {
  const feed = await atomOf([])
  expect([feed.entry, feed.updated]).toEqual([undefined, "2025-01-01T00:00:00Z"])
  expect(feed.link[0]).toMatchObject({ "@_rel": "self", "@_href": "https://ada.dev/a&b/feed.xml" })
})

test("the JSON feed names the site and its author, and every item has content", async () => {
  const text = await writtenFile("feed.json", [{ tags: ["A"] }, { slug: "b" }], { engine: "<p>Text</p>" })
  expect(JSON.parse(text)).toMatchObject({
    title: "Ada & *Co*: projects",
    feed_url: "https://ada.dev/a&b/feed.json",
    home_page_url: "https://ada.dev/a&b/",
    authors: [{ name: "Ada Lovelace", url: "https://ada.dev/a&b/about/" }],
    items: [
      { content_html: "<p>Text</p>", tags: ["A"], date_published: "2024-05-01T00:00:00Z" },
      { content_text: "What it is." },
    ],
  })
})

test("R2 W1: the feed of the notes, and its notes, have addresses below the base path", async () => {
  const text = await writtenFile("notes/feed.json", [{}, { collection: "notes", slug: "a" }])
  expect(JSON.parse(text)).toMatchObject({
    title: "Ada & *Co*: notes",
    feed_url: "https://ada.dev/a&b/notes/feed.json",
    items: [{ url: "https://ada.dev/a&b/notes/a/" }],
  })
})

test("W1: the list of notes has its copy, also when the only note is unlisted", async () => {
  const copy = await writtenFile("notes.md", [{ collection: "notes", slug: "a", listed: false }])
  expect(copy).toBe("<https://ada.dev/a&b/notes/>\n")
})
