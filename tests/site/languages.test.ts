import de from "~/src/lib/texts/de.json"
import { BUILDS, openBuild } from "~/tests/builds"

const { read, json, html, has, files } = openBuild(BUILDS.languages)
const HOST = "https://holm.portfolio.test"

/** Returns the addresses of a page in each language, as its head or the sitemap names them. */
const alternatesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, address]) => [tag, address]),
  )

test.each(["", "de/"])("J3: pages name their translations, and themselves: /%sprojects/ropewalk", (folder) => {
  const expected = {
    "en-GB": `${HOST}/projects/ropewalk`,
    de: `${HOST}/de/projects/ropewalk`,
    "x-default": `${HOST}/projects/ropewalk`,
  }
  expect(alternatesIn(html(`${folder}projects/ropewalk`))).toEqual(expected)
  const urls = read(`${folder}sitemap.xml`).split("<url>")
  expect(alternatesIn(urls.find((url) => url.includes(`<loc>${HOST}/${folder}projects/ropewalk<`)) ?? "")).toEqual(
    expected,
  )
})

test("J4: a text that is not translated has one address, in one sitemap and one feed", () => {
  expect(alternatesIn(html("projects/tide-tables"))).toEqual({})
  expect(read("sitemap.xml")).toContain("/projects/tide-tables</loc>")
  expect(read("de/sitemap.xml")).not.toContain("/projects/tide-tables")
  const feed = json("de/projects/feed.json")
  expect(feed.language).toBe("de")
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(["Eine Hafenuhr", "Die Reeperbahn vermessen"])
})

test("J3: every language has its own feed, Markdown copy, résumé and error page, and robots.txt names all sitemaps", () => {
  expect(read("de/projects/ropewalk.md")).toContain("# Die Reeperbahn vermessen")
  expect(json("de/resume.json").work[0]).toMatchObject({
    name: "Harbour Office of Nordhavn",
    position: "Uhrmacherin",
  })
  for (const file of ["resume.pdf", "404.html", "feed.xml", "llms.txt"]) expect(has(`de/${file}`)).toBe(true)
  expect(read("de/404.html")).toContain(de.app.error.noPage)
  expect(read("de/404.html")).not.toMatch(/href="[^"]*\/404/)
  expect(read("robots.txt")).toContain(
    `Sitemap: ${HOST}/sitemap.xml\nSitemap: ${HOST}/de/sitemap.xml\nSitemap: ${HOST}/ar/sitemap.xml\n`,
  )
})

test("J2: hosts get one policy that allows the code of all languages, and the redirects of all", () => {
  const policies = ["/", "de", "ar"].map(
    (page) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html(page))?.[1],
  )
  const nginx = read("../hosting/nginx.conf")
  const hashes = policies.flatMap((policy) => policy?.replaceAll("&#x27;", "'").match(/'sha256-[^']+'/g) ?? [])
  expect(hashes.length).toBeGreaterThan(2)
  for (const hash of hashes) expect(nginx).toContain(hash)
  expect(read("_redirects")).toContain("/projects/tides-before /projects/tide-tables 301\n")
  expect(read("_redirects")).toContain("/de/projects/tides-before /de/projects/tide-tables 301\n")
  expect(read("_redirects")).toContain("/2019/05/Tides /projects/tide-tables 301\n")
  for (const file of ["2019/05/Tides.html", "2019/05/Tides/index.html"]) {
    expect(read(file)).toContain('content="0; url=/projects/tide-tables"')
  }
  expect(has("de/_headers")).toBe(false)
})

test("J5: a site in one language has no word about others", () => {
  const words = ["Deutsch", "hreflang=", de.app.projects, de.app.error.noPage]
  expect(openBuild(BUILDS.default).filesNaming(new RegExp(words.join("|")))).toEqual([])
})

test("J5: the scripts of a language have no text of another, except what its error page says", () => {
  const scripts = files().filter((file) => /^(?!.*404)[^/]+\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(5)
  const english = scripts.map(read).join()
  const words = [de.app.skipToContent, de.app.allProjects, de.list.filter.sorts.newest]
  expect(words.filter((word) => english.includes(word))).toEqual([])
})
