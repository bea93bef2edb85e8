import { BUILDS, openBuild } from "~/tests/builds"

const { html, dataOf, files, filesNaming } = openBuild(BUILDS.basePath)
const SLUG = "pilots-ledger"

test("an unlisted project has its page, which search engines leave out", () => {
  const page = html(`projects/${SLUG}`)
  expect(page).toMatch(/<h1[^>]*>The Pilot(?:'|’|&#x27;)s Sealed Ledger<\/h1>/)
  expect(page).toContain('<meta name="robots" content="noindex"')
  expect(page).not.toContain("Unlisted")
  expect(html("projects/ropewalk")).not.toContain("noindex")
})

test("no other page, list, feed or file names it or its former address, which leads to it", () => {
  const own = [
    `page-data/projects/${SLUG}/page-data.json`,
    `projects/${SLUG}.md`,
    `projects/${SLUG}/index.html`,
    "projects/ledger-before/index.html",
    "projects/ledger-before.html",
  ]
  const named = filesNaming(/pilots-ledger|sealed ledger|ledger-before/i)
  expect(named.filter((file) => !own.includes(file))).toEqual([])
  expect(html("projects/ledger-before")).toContain(`url=/portfolio/projects/${SLUG}/`)
})

test("an unlisted project is beside no other, and links only to tags that have a page", () => {
  const { project } = dataOf(`projects/${SLUG}`)
  expect([project.previous, project.next]).toEqual([null, null])
  expect(project.tagLinks).toEqual([{ name: "Buildings", path: "/projects/tags/buildings" }])
  expect(files().filter((file) => /sealed-things/.test(file))).toEqual([])
})

test("the list of tags names the newest projects of each, and shows no cover twice", () => {
  const listed: { title: string; tags: string[] }[] = dataOf("projects").allEntry.nodes
  const tags: { name: string; newest: string[]; cover: object | null }[] = dataOf("projects/tags").entryTags
  const [{ name, newest } = { name: "", newest: [] }] = tags
  const tagged = listed.filter(({ tags }) => tags.includes(name))
  expect(newest).toEqual(tagged.slice(0, 3).map(({ title }) => title))
  const covers = tags.flatMap(({ cover }) => (cover === null ? [] : JSON.stringify(cover)))
  expect(covers.length).toBeGreaterThan(1)
  expect(new Set(covers).size).toBe(covers.length)
})
