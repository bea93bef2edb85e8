import path from "node:path"

import { findFiles } from "~/src/doctor/readers/files/find-files"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkStaticTypes, isPublishedStatic } from "./static-types"

const folder = temporaryFolder()

const PUBLISHED = ".nojekyll .well-known/security.txt .well-known/acme/token CNAME robots.txt a.b/c.pdf".split(" ")
const HIDDEN = [".env", ".git/config", "a/.env.md", ".htaccess", ".well-known/.env", "a/.well-known/x", "a/.nojekyll"]

function report(files: Record<string, string>): string[] {
  for (const [name, content] of Object.entries(files)) folder.write(`static/${name}`, content)
  const root = path.join(folder.path, "static")
  return checkStaticTypes(root, findFiles(root).files).map(
    ({ severity, file, message }) => `${severity} ${file} ${message}`,
  )
}

const empty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]))

test("S6: hidden files of static are not published, but those for hosts", () => {
  expect([...PUBLISHED, ...HIDDEN].filter(isPublishedStatic)).toEqual(PUBLISHED)
})

test("S6: one warning names hidden files; those of systems and of git are left out without a word", () => {
  expect(report(empty([...PUBLISHED, ".DS_Store", "a/.gitkeep"]))).toEqual([])
  expect(report(empty(HIDDEN))).toEqual([
    "warning static/.env Hidden files in static are not published: .env, .git/config, .htaccess and 4 more.",
  ])
})

const ACTIVE = "html HTM xhtml xht shtml svgz mhtml xml xsl xslt rdf mathml atom js mjs cjs Css wasm swf htc hta".split(
  " ",
)

test.each(ACTIVE)("S6: a warning names a file of static in .%s, which is published", (type) => {
  expect(report(empty([`x.${type}`, "x.pdf"]))).toEqual([
    `warning static/x.${type} Browsers run files of these types in static as part of your site: x.${type}.`,
  ])
  expect(isPublishedStatic(`x.${type}`)).toBe(true)
})

test("S6: a warning names a drawing in static only if it has code", () => {
  const svg = (content: string) => `<svg viewBox="0 0 9 9">${content}</svg>`
  const found = report({
    "a.svg": svg("<path/>"),
    "b.SVG": svg('<path onload="x"/>'),
    "c.svg": svg("<script>x</script>"),
  })
  expect(found).toEqual([expect.stringMatching(/^warning static\/b\.SVG .*: b\.SVG, c\.svg\.$/)])
})

test("many files of one kind are one warning", () => {
  const found = report(empty(Array.from({ length: 300 }, (_, index) => `x${100 + index}.html`)))
  expect(found).toEqual([expect.stringMatching(/: x100\.html, x101\.html, x102\.html and 297 more\.$/)])
})
