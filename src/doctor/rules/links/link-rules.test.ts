import path from "node:path"

import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkInternalLinks } from "./link-rules"
import { listLinkTargets, type TextPage } from "./link-targets"

const folder = temporaryFolder()

function page(markdown: string, isPublic = true): TextPage {
  const text = readMarkdown(markdown, "content/projects/one/index.md")
  return {
    paths: ["/projects/one", "/projects/was-one"],
    text,
    isPublic,
    listed: { collection: "projects", tags: ["C++", "Loom"] },
  }
}

const ABOUT = readMarkdown("## Work\n\n## Work\n\n## *The* `loom` <b>é</b>")
const OTHERS: TextPage[] = [
  { paths: ["/"], text: readMarkdown("Text"), isPublic: true },
  { paths: ["/about"], text: ABOUT, isPublic: true, ids: ["job.mill"] },
  {
    paths: ["/projects/hidden"],
    text: readMarkdown("Text"),
    isPublic: false,
    listed: { collection: "projects", tags: ["Secret"] },
  },
  { paths: ["/projects/broken"], text: null, isPublic: true },
]

function report(from: TextPage, others = OTHERS, basePath = ""): string[] {
  const root = path.join(folder.path, "content")
  const siteUrl = "https://loom.dev"
  const targets = listLinkTargets({
    root,
    siteUrl,
    basePath,
    otherLanguages: [],
    language: "en",
    pages: [from, ...others],
    staticFiles: ["papers/Loom.pdf"],
    cvFiles: [],
  })
  const found = checkInternalLinks(from, targets)
  return found.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`)
}

const GOOD =
  "/ /about /about/ /about?from=one#work /about#work-1 /about#the-loom-é /about#the-loom-%C3%A9 /about#job.mill " +
  "/projects /projects?tag=loom /projects/tags /projects/tags/c-plus-plus/ /projects/one#here /projects/was-one " +
  "/projects/broken#anything #here #main-content /papers/Loom.pdf /resume.json /feed.xml https://ada.dev/nowhere " +
  "//ada.dev mailto:ada@ada.dev https://loom.dev https://loom.dev/about/#work https://loom.dev/papers/Loom.pdf " +
  "https://loom.dev.ada.dev/nowhere https://ada.github.io/nowhere"

test.each(GOOD.split(" "))("the link %s leads somewhere", (url) => {
  expect(report(page(`## Here\n\n[x](${url})`))).toEqual([])
})

test.each([
  [
    "https://loom.dev/site/about/#work https://loom.dev/site https://loom.dev/ https://loom.dev/blog/1 https://loom.dev/siteless /about",
    [],
  ],
  ["https://loom.dev/site/abuot", ["leads to no page of the site and no file in static. Did you mean `/about`?"]],
  ["https://loom.dev/about#work", ["lacks /site, the path of this site on its host. Write /about#work."]],
  ["/site/about", ["leads to no page of the site and no file in static. Did you mean `/about`?"]],
])("below a path of its host, %s are read as browsers read them", (urls, found) => {
  const text = urls.split(" ").map((url) => `[x](${url})`)
  expect(report(page(text.join("\n\n")), OTHERS, "/site")).toEqual(found.map((words) => expect.stringContaining(words)))
})

const REFUSED = "js mjs css xml xsl xht shtml wasm swf exe unknown".split(" ")

test.each(REFUSED)("S6: a link to a file beside the text in .%s is an error with two ways out", (type) => {
  folder.write(`content/projects/one/evil.${type}`)
  expect(report(page(`[x](evil.${type})`))).toEqual([
    `3:1 "evil.${type}" is not published: files in .${type} may run code, or browsers do not know them. Link to it in a repository, or put it into a .zip file and link to that.`,
  ])
})

test("S6: what a linked drawing loses is a warning each, and a file that is no drawing an error", () => {
  folder.write("content/projects/one/evil.svg", '<svg viewBox="0 0 9 9" onload="x"><script href="evil.js"/></svg>')
  folder.write("content/projects/one/page.svg", "<html><script>alert(1)</script></html>")
  expect(report(page("[x](evil.svg)"))).toEqual([
    expect.stringContaining('"evil.svg" contains onload, which pages leave out.'),
    expect.stringContaining('"evil.svg" contains <script>, which pages leave out.'),
  ])
  expect(report(page("[x](page.svg)"))).toEqual([expect.stringContaining('"page.svg" has no <svg> with a size')])
})

test.each(["paper.pdf", "./files/my%20paper%231.pdf#page=2"])("the link %s leads to a file beside the text", (url) => {
  folder.write("content/projects/one/paper.pdf")
  folder.write("content/projects/one/files/my paper#1.pdf")
  expect(report(page(`[x](${url})`))).toEqual([])
})

test("W1: a link of a note to a file means another note, or else a project; in another folder, it may mean another page", () => {
  const text = readMarkdown("[x](two.md) [y](hidden.md) [z](../../books/two/)", "content/notes/one/index.md")
  const two = { paths: ["/notes/two"], text: readMarkdown("Text"), isPublic: true }
  const namesake = { ...two, paths: ["/projects/two"] }
  const fixes = report({ paths: ["/notes/one"], text, isPublic: true }, [namesake, two, ...OTHERS])
  expect(fixes.map((line) => line.split("hosts. ")[1])).toEqual([
    ...["Write /notes/two.", "Write /projects/hidden.", "Did you mean `/projects/two`?"],
  ])
})

test("a link by reference is reported where its URL is; the URL of an image is no link", () => {
  expect(report(page("[x][a] ![y][b]\n\n[a]: /nowhere-at-all\n[b]: loom.png"))).toEqual([
    expect.stringMatching(/^5:1 "\/nowhere-at-all"/),
  ])
})

test("what is not published yet may link to what is not published yet", () => {
  expect(report(page("[x](/projects/hidden)", false))).toEqual([])
})

test("W1: with a note, also an unlisted one, there are a list and feeds of notes", () => {
  const links = page("[x](/notes) [y](/notes/feed.xml)")
  expect(report(links)).toHaveLength(2)
  const unlisted = { paths: ["/notes/one"], text: readMarkdown("Text"), isPublic: true }
  expect(report(links, [...OTHERS, unlisted])).toEqual([])
  expect(report(links, [...OTHERS, { ...unlisted, isPublic: false }])).toHaveLength(2)
})

test("links to projects and tags are not judged while a project cannot be read", () => {
  const unread = {
    paths: ["/projects/unread"],
    text: null,
    isPublic: true,
    listed: { collection: "projects" as const, tags: [] },
  }
  expect(report(page("[x](/projects/tags/anything) [y](/projects/its-slug) [z](/nothing-like-it)"), [unread])).toEqual([
    expect.stringContaining('"/nothing-like-it"'),
  ])
})
