import path from "node:path"

import { readMarkdown } from "~/tests/fixtures/read-markdown"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkInternalLinks } from "./link-rules"
import { listLinkTargets, type TextPage } from "./link-targets"

const folder = temporaryFolder()

const page = (markdown: string): TextPage => ({
  paths: ["/projects/one"],
  text: readMarkdown(markdown, "content/projects/one/index.md"),
  isPublic: true,
})

const OTHERS: TextPage[] = [
  { paths: ["/"], text: readMarkdown("Text"), isPublic: true },
  { paths: ["/about"], text: readMarkdown("## Work"), isPublic: true },
  { paths: ["/projects/hidden"], text: readMarkdown("Text"), isPublic: false },
]

// tests/broken-edits has the links that the check accepts, and the mistakes in most others.
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
    staticFiles: [],
    cvFiles: [],
  })
  const found = checkInternalLinks(from, targets)
  return found.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`)
}

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
