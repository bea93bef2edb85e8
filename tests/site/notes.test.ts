import { readFileSync } from "node:fs"
import { XMLParser } from "fast-xml-parser"

import { BUILDS, openBuild } from "~/tests/builds"

const build = openBuild(BUILDS.languages)
const { read, json, html, dataOf, filesNaming } = build
const withoutNotes = openBuild(BUILDS.default)
const ORIGIN = "https://holm.portfolio.test"
/** Newest first. */
const NOTES = ["a-rope-is-a-sum", "what-fog-does-to-bells", "reading-a-gauge", "the-first-chart"]
const pathsOf = (entries: { path: string }[]) => entries.map((entry) => entry.path)

function feedOf(file: string, { json } = build) {
  const { title, feed_url: url, items } = json(file)
  return { title, url, paths: items.map((item: { url: string }) => item.url.slice(ORIGIN.length)) }
}

test("W1: notes have a list, tags, a page each, and addresses of former names", () => {
  const pages = build.pages().filter((page) => page.startsWith("/notes"))
  const tags = ["drawings", "measuring", "sound", "tides"].map((tag) => `/notes/tags/${tag}`)
  expect(pages).toEqual(["/notes", ...NOTES.map((slug) => `/notes/${slug}`), "/notes/tags", ...tags].sort())
  expect(build.manifest().matcher["/notes/gauges"]).toEqual({ redirect: "/notes/reading-a-gauge" })
  expect(pathsOf(dataOf("notes").allEntry.nodes)).toEqual(NOTES.map((slug) => `/notes/${slug}`))
})

test("W1: a note names its projects, and they name it; a series has its parts by date", () => {
  const { note } = dataOf("notes/what-fog-does-to-bells")
  expect(pathsOf(note.projects)).toEqual(["/projects/bells-for-fog", "/projects/tide-tables"])
  expect(pathsOf(note.parts)).toEqual(["/notes/reading-a-gauge", "/notes/what-fog-does-to-bells"])
  expect([note.previous.path, note.next.path]).toEqual(["/notes/a-rope-is-a-sum", "/notes/reading-a-gauge"])
  expect(pathsOf(dataOf("projects/tide-tables").project.notes)).toEqual([
    "/notes/what-fog-does-to-bells",
    "/notes/reading-a-gauge",
  ])
  const { related } = dataOf("notes/reading-a-gauge").note
  expect(related.map(({ entry }: { entry: { path: string } }) => entry.path)).toEqual(["/notes/a-rope-is-a-sum"])
})

test("W1: there is a joint feed and one of each kind, as JSON and as Atom", () => {
  const notes = feedOf("notes/feed.json")
  expect(notes).toMatchObject({ title: "Mara Holm: notes", url: `${ORIGIN}/notes/feed.json` })
  expect(notes.paths.toSorted()).toEqual(NOTES.map((slug) => `/notes/${slug}`).sort())
  const projects = feedOf("projects/feed.json")
  expect(projects.title).toBe("Mara Holm: projects")
  expect(projects.paths.join()).not.toContain("/notes/")
  const joint = feedOf("feed.json")
  expect(joint.title).toBe("Mara Holm: projects and notes")
  expect(joint.paths.toSorted()).toEqual([...notes.paths, ...projects.paths].sort())
  for (const list of ["", "/projects", "/notes"]) {
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(read(`${list}/feed.xml`))
    const links = feed.link.map((link: Record<string, string>) => link["@_href"])
    expect(links).toEqual([ORIGIN + (list || "/"), `${ORIGIN}${list}/feed.xml`])
    expect(feed.entry).toHaveLength(feedOf(`${list}/feed.json`).paths.length)
  }
  expect(
    new Set(["feed.xml", "projects/feed.xml", "notes/feed.xml"].map((file) => /<id>.*?<\/id>/.exec(read(file))?.[0]))
      .size,
  ).toBe(3)
})

test("W1: a list names its own feed beside the joint one, in every language", () => {
  const feedsOf = (page: string) =>
    [...html(page).matchAll(/type="application\/atom\+xml" href="([^"]+)"/g)].map(([, feed]) => feed)
  expect(feedsOf("notes")).toEqual(["/feed.xml", "/notes/feed.xml"])
  expect(feedsOf("de/projects")).toEqual(["/de/feed.xml", "/de/projects/feed.xml"])
  expect(feedsOf("about")).toEqual(["/feed.xml"])
})

test("W1: a note is an article for search engines, with a social card; llms.txt and a Markdown copy have it", () => {
  expect(build.graphOf("notes/reading-a-gauge")[0]).toMatchObject({
    ...{ "@type": "BlogPosting", headline: "Reading a Gauge", author: { name: "Mara Holm" } },
    ...{ datePublished: "2024-03-02", dateModified: "2025-01-10", keywords: ["Tides", "Measuring"] },
  })
  const [, card = ""] =
    /property="og:image" content="[^"]*(\/static\/cards\/[^"]+)"/.exec(html("notes/reading-a-gauge")) ?? []
  expect(read(card).length).toBeGreaterThan(1000)
  expect(read("llms.txt")).toContain(
    `## Notes\n\n- [A Rope Is a Sum](${ORIGIN}/notes/a-rope-is-a-sum.md): Three strands`,
  )
  const copy = read("notes/reading-a-gauge.md")
  for (const part of ["# Reading a Gauge", "## The crest", "door post", `${ORIGIN}/notes/reading-a-gauge`])
    expect(copy).toContain(part)
})

test("W1: what appeared elsewhere first has its canonical address there, and is not in the sitemap", () => {
  expect(html("notes/a-rope-is-a-sum")).toContain('rel="canonical" href="https://almanac.portfolio.test/ropes"')
  expect(html("notes/reading-a-gauge")).toContain(`rel="canonical" href="${ORIGIN}/notes/reading-a-gauge"`)
  const sitemap = read("sitemap.xml")
  expect(sitemap).not.toContain("a-rope-is-a-sum")
  expect(sitemap).toContain(`<loc>${ORIGIN}/notes/reading-a-gauge</loc><lastmod>2025-01-10</lastmod>`)
  expect(sitemap).toContain(`<loc>${ORIGIN}/notes</loc>`)
})

test("W1 J2: a translated note has its own page, and is in the feed of its language alone", () => {
  const german = html("de/notes/reading-a-gauge")
  expect(german).toMatch(/<h1[^>]*>Einen Pegel ablesen<\/h1>/)
  expect(german).toContain(`hrefLang="en-GB" href="${ORIGIN}/notes/reading-a-gauge"`)
  expect(feedOf("de/notes/feed.json").paths).toEqual(["/de/notes/reading-a-gauge"])
  expect(html("de/notes/the-first-chart")).toContain(`rel="canonical" href="${ORIGIN}/notes/the-first-chart"`)
})

test("S3 W1: no file has a word of a draft; only its own files name an unlisted note", () => {
  const secret = readFileSync("tests/variants/languages/content/notes/zanzibarine-note/index.md", "utf8")
  expect(secret).toContain("zanzibarine note")
  const named = (pattern: RegExp) => filesNaming(pattern).map((file) => file.replace(/^(?:de|ar)\//, ""))
  expect(named(/zanzibarine[- ](?:note|text)/i)).toEqual([])
  const own = ["notes/harbour-keys.html", "notes/harbour-keys.md", "notes/harbour-keys/index.html"]
  const data = "page-data/notes/harbour-keys/page-data.json"
  expect([...new Set(named(/harbour-keys|harbour keys/i))].sort()).toEqual([...own, data].sort())
  expect(html("notes/harbour-keys")).toContain('<meta name="robots" content="noindex"')
})

test("W1: a site without notes has no page, no feed and no code for them", () => {
  const { read } = withoutNotes
  const files = withoutNotes.files()
  expect(files.filter((file) => /\bnotes|projects\/feed/.test(file))).toEqual([])
  const words = /"\/notes"|BlogPosting|What I have written|lucide:notebook/
  expect(files.filter((file) => file.endsWith(".js") && words.test(read(file)))).toEqual([])
  const data = files.filter((file) => file.endsWith("page-data.json"))
  expect(data.filter((file) => /"(?:notes|hasNotes)"/.test(read(file)))).toEqual([])
  expect(read("search-index.json")).not.toContain('"notes"')
  expect(feedOf("feed.json", withoutNotes).title).toBe("Mara Holm: projects")
})

test("W3: the search index has the words of texts, but none of a draft or of what is unlisted", () => {
  const { words, projects, notes, pages } = json("search-index.json")
  const numberOf = (rows: unknown[][], address: string) => rows.findIndex(([own]) => own === address)
  expect(words.rumour).toEqual([projects.length + numberOf(notes, "reading-a-gauge")])
  const first = projects.length + notes.length
  expect(words.apprenticeship).toEqual([first + numberOf(pages, "/about")])
  expect(pages.map(([address]: string[]) => address)).toEqual(["/", "/about", "/imprint", "/privacy"])
  for (const word of ["zanzibarine", "nail"]) expect(words).not.toHaveProperty(word)
  expect(json("de/search-index.json").words).toHaveProperty("lineal")
})
