import { readFileSync } from "node:fs"
import path from "node:path"

import { filesIn, filesNaming } from "~/tests/read-build"

const BUILD = ".variants/base-path/public"
const SLUG = "pilots-ledger"
const read = (file: string) => readFileSync(path.join(BUILD, file), "utf8")
const pageData = (page: string) => JSON.parse(read(`page-data/${page}/page-data.json`)).result.data

test("an unlisted project has its page, which search engines leave out", () => {
  const html = read(`projects/${SLUG}/index.html`)
  expect(html).toMatch(/<h1[^>]*>The Pilot(?:'|’|&#x27;)s Sealed Ledger<\/h1>/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain("Unlisted")
  expect(read("projects/ropewalk/index.html")).not.toContain("noindex")
})

test("no other page, list, feed or file names it or its former address, which leads to it", () => {
  const former = "projects/ledger-before/index.html"
  const own = [
    `page-data/projects/${SLUG}/page-data.json`,
    `projects/${SLUG}.md`,
    `projects/${SLUG}/index.html`,
    former,
    "projects/ledger-before.html",
  ]
  const named = filesNaming(BUILD, /pilots-ledger|sealed ledger|ledger-before/i)
  expect(named.filter((file) => !own.includes(file))).toEqual([])
  expect(read(former)).toContain(`url=/portfolio/projects/${SLUG}/`)
})

test("an unlisted project is beside no other, and links only to tags that have a page", () => {
  const { project } = pageData(`projects/${SLUG}`)
  expect([project.previous, project.next]).toEqual([null, null])
  expect(project.tagLinks).toEqual([{ name: "Buildings", path: "/projects/tags/buildings" }])
  expect(filesIn(BUILD).filter((file) => /sealed-things/.test(file))).toEqual([])
})

test("the list of tags names the newest projects of each, and shows no cover twice", () => {
  const listed: { title: string; tags: string[] }[] = pageData("projects").allEntry.nodes
  const tags: { name: string; newest: string[]; cover: object | null }[] = pageData("projects/tags").entryTags
  const [{ name, newest } = { name: "", newest: [] }] = tags
  const tagged = listed.filter(({ tags }) => tags.includes(name))
  expect(newest).toEqual(tagged.slice(0, 3).map(({ title }) => title))
  const covers = tags.flatMap(({ cover }) => (cover === null ? [] : JSON.stringify(cover)))
  expect(covers.length).toBeGreaterThan(1)
  expect(new Set(covers).size).toBe(covers.length)
})
