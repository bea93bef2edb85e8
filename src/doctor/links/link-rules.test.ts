import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { checkInternalLinks } from "~/src/doctor/links/link-rules"
import { listLinkTargets, type TextPage } from "~/src/doctor/links/link-targets"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "links-"))
  mkdirSync(path.join(root, "content"))
  mkdirSync(path.join(root, "static/papers"), { recursive: true })
  writeFileSync(path.join(root, "static/papers/Loom.pdf"), "")
})

afterAll(() => rmSync(root, { recursive: true }))

function page(text: string, more: Partial<TextPage> = {}): TextPage {
  const markdown = readMarkdown(text, "content/projects/one/index.md")
  return { paths: ["/projects/one", "/projects/was-one"], markdown, isPublic: true, tags: ["C++", "Loom"], ...more }
}

const OTHERS: TextPage[] = [
  {
    paths: ["/about"],
    markdown: readMarkdown("## Work\n\n## Work\n\n## *The* `loom` <b>é</b>"),
    isPublic: true,
    ids: ["job.mill"],
  },
  { paths: ["/projects/hidden"], markdown: readMarkdown("Text"), isPublic: false, tags: ["Secret"] },
  { paths: ["/projects/broken"], markdown: null, isPublic: true },
]

function told(from: TextPage): string[] {
  const targets = listLinkTargets(path.join(root, "content"), [from, ...OTHERS])
  return checkInternalLinks(from, targets).map(({ line, column, found, fix }) => `${line}:${column} ${found} — ${fix}`)
}

test.each([
  "/",
  "/about",
  "/about/",
  "/about?from=one#work",
  "/about#work-1",
  "/about#the-loom-é",
  "/about#the-loom-%C3%A9",
  "/about#job.mill",
  "/projects",
  "/projects?tag=loom",
  "/projects/tags",
  "/projects/tags/c-plus-plus/",
  "/projects/one#here",
  "/projects/was-one",
  "/projects/broken#nobody-knows",
  "#here",
  "#main-content",
  "/papers/Loom.pdf",
  "/resume.json",
  "/feed.xml",
  "https://ada.dev/nowhere",
  "//ada.dev",
  "mailto:ada@ada.dev",
])("the link %s leads somewhere", (url) => {
  expect(told(page(`## Here\n\n[x](${url})`))).toEqual([])
})

test.each([
  ["/projects/onne", "did you mean /projects/one?"],
  ["/prjects/nothing-like-it", "correct the address, or put the file into static"],
  ["/one", "did you mean /projects/one?"],
  ["/writing/papers/lom.pdf", "did you mean /papers/Loom.pdf?"],
  ["/projects/two", "correct the address, or put the file into static"],
  ["/about#wrk", "did you mean #work?"],
  ["#nothing-like-it", "correct what follows #, or leave it out"],
  ["/papers/loom.pdf", "write /papers/Loom.pdf"],
  ["/projects/One", "write /projects/one"],
  ["#Here", "write #here"],
  ["/projects/tags/lom", "did you mean /projects/tags/loom?"],
  ["/projects/tags/nothing-like-it", "correct the address, or put the file into static"],
  ["/projects/tags/secret", "publish /projects/tags/secret first, or leave the link out until then"],
  ["/projects/page/2", "correct the address, or put the file into static"],
  ["/projects/hidden", "publish /projects/hidden first, or leave the link out until then"],
  ["../two/index.md", "write /projects/two"],
  ["../two", "write /projects/two"],
  ["../../about.md#work", "write /about"],
  ["../about.md", "write /about"],
  ["../two.md", "write /projects/two"],
  ["./notes.pdf", "put notes.pdf into static and write /notes.pdf"],
  ["two/three/four", "write the address as the browser shows it, from the slash after the host on"],
])("the link %s is told: %s", (url, fix) => {
  expect(told(page(`## Here\n\n[x](${url})`))).toEqual([`5:1 ${JSON.stringify(url)} — ${fix}`])
})

test("a link by reference is told where its address stands; the address of a picture is no link", () => {
  expect(told(page("[x][a] ![y][b]\n\n[a]: /nowhere-at-all\n[b]: loom.png"))).toEqual([
    expect.stringMatching(/^5:1 "\/nowhere-at-all"/),
  ])
})

test("what is not published yet may link to what is not published yet", () => {
  expect(told(page("[x](/projects/hidden)", { isPublic: false }))).toEqual([])
})

test("links to tags are not judged while a project cannot be read, whose tags nobody knows", () => {
  const unread = { paths: ["/projects/unread"], markdown: null, isPublic: true, tags: [] }
  const from = page("[x](/projects/tags/anything) [y](/projects/nothing-like-it)")
  const targets = listLinkTargets(path.join(root, "content"), [from, unread])
  expect(checkInternalLinks(from, targets).map(({ found }) => found)).toEqual(['"/projects/nothing-like-it"'])
})
