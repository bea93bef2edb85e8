import { readFileSync } from "node:fs"
import { fromHtml } from "hast-util-from-html"
import { toHtml } from "hast-util-to-html"
import { convert } from "html-to-text"
import { SKIP, visit } from "unist-util-visit"

import { BUILDS, filesIn } from "~/tests/builds"

const files = [BUILDS.default, BUILDS.basePath, BUILDS.languages].flatMap(({ directory }) => filesIn(directory))
const pages = files.filter((file) =>
  /\/(about|notes|projects|privacy|imprint)[^.]*\/index\.html$|\/404\.html$/.test(file),
)

/** Marks for the end and the beginning of a text, which no text has. */
const [END, BEGIN] = ["\uE000", "\uE001"]
const TOUCHING = /[\p{L}\p{N}]+\uE000\uE001[\p{L}\p{N}]+/gu

/** Returns the words of a page that a program which knows no styles shows as one. Inside a text, the owner decides. */
function touchingWords(html: string): string[] {
  const tree = fromHtml(html)
  visit(tree, (node) => {
    if (node.type === "text" && node.value.trim() !== "") node.value = BEGIN + node.value + END
    if (node.type !== "element") return undefined
    const { className } = node.properties
    const isText = Array.isArray(className) && className.includes("prose")
    return isText || ["script", "style", "noscript", "math"].includes(node.tagName) ? SKIP : undefined
  })
  return convert(toHtml(tree), { wordwrap: false }).match(TOUCHING) ?? []
}

test("no two words of different elements touch in a program that knows no styles", () => {
  expect(pages.length).toBeGreaterThan(80)
  const found = pages.flatMap((page) => touchingWords(readFileSync(page, "utf8")).map((words) => `${page}: ${words}`))
  expect(found).toEqual([])
})

test("every link has a text, or an image with one", () => {
  const empty = pages.flatMap((page) => {
    const links = readFileSync(page, "utf8").match(/<a [^>]*href=.*?<\/a>/gs) ?? []
    return links.filter((link) => !/>[^<]*[\p{L}\p{N}#↩][^<]*<|<img [^>]*alt="[^"]+"| aria-label="(?!")/u.test(link))
  })
  expect(empty).toEqual([])
})

test("no two links touch in a Markdown copy", () => {
  const copies = files.filter((file) => file.endsWith(".md"))
  expect(copies.length).toBeGreaterThan(20)
  expect(copies.filter((file) => /\)\[/.test(readFileSync(file, "utf8")))).toEqual([])
})
