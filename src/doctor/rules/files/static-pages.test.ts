import type { TextPage } from "~/src/doctor/rules/links/link-targets"
import { readMarkdown } from "~/tests/fixtures/read-markdown"

import { checkStaticPages } from "./static-pages"

const about: TextPage = { paths: ["/about"], text: readMarkdown("", "content/about.md"), isPublic: true }
const TARGETS = ["/", "/about", "/projects", "/projects/draft"].map((path) => ({
  path,
  ids: null,
  isPublic: path !== "/projects/draft",
}))

function report(...files: string[]): string[] {
  const found = checkStaticPages(files, { texts: [about], targets: TARGETS, otherLanguages: [] })
  return found.map(({ file, message, fix }) => `${file} ${message} ${fix}`)
}

const FIX = "Rename the file, or remove one of the two."

test("W2: a file in static with the address of a page is an error that names both", () => {
  expect(report("about", "about/index.html", "about.html", "index.html", "projects.html", "404.html")).toEqual([
    `static/about The file has the address of the page /about, which is content/about.md. ${FIX}`,
    `static/about/index.html The file has the address of the page /about, which is content/about.md. ${FIX}`,
    `static/about.html The file has the address of the page /about, which is content/about.md. ${FIX}`,
    `static/index.html The file has the address of the page /. ${FIX}`,
    `static/projects.html The file has the address of the page /projects. ${FIX}`,
    `static/404.html The file has the address of the page /404.html. ${FIX}`,
  ])
})

test("other files in static are accepted, also those that replace a file of the build", () => {
  expect(
    report("icon.png", "robots.txt", "talk/index.html", "about/slides.html", "projects/draft.html", "about.md"),
  ).toEqual([])
})
