import type { Element, Nodes } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { EXIT, SKIP, visit } from "unist-util-visit"

import { documentFiles, markdownPath } from "~/src/lib/addresses/paths"
import { BUILDS, openBuild } from "~/tests/builds"
import { readCopy } from "~/tests/read-copy"

/** What is no content: navigation, controls, and texts only for screen readers, print or the interface. */
const CONTROLS = ["nav", "button", "search", "summary"]
const CONTROL_CLASSES = ["sr-only", "anchor", "scripted", "printed-name", "footnote-backref"]

/** The texts, formulas, descriptions and titles of images, and addresses of a tree, without white space. */
function wordsIn(tree: Nodes): string[] {
  const words: string[] = []
  visit(tree, (node) => {
    if (node.type === "text") words.push(node.value)
    if (node.type !== "element") return undefined
    const { tagName, properties } = node
    if (isControl(node)) return SKIP
    // A copy has the source of a formula.
    if (tagName === "math") {
      words.push(String(properties.dataTex))
      return SKIP
    }
    if (tagName === "img") words.push(...[properties.alt, properties.title].map((text) => String(text ?? "")))
    // A copy encodes the quotes of an address.
    if (tagName === "a" && /^(https|mailto):/.test(String(properties.href))) {
      words.push(new URL(String(properties.href)).href)
    }
    return undefined
  })
  return words.map(withoutSpace).filter((text) => text !== "")
}

function isControl(element: Element): boolean {
  const { tagName, properties } = element
  const classes = Array.isArray(properties.className) ? properties.className : []
  const isFurtherPage = Array.isArray(properties.rel) && properties.rel.includes("next")
  const isSign = properties.ariaHidden === "true" && textOf(element).length === 1
  return CONTROLS.includes(tagName) || isFurtherPage || isSign || CONTROL_CLASSES.some((name) => classes.includes(name))
}

function withoutSpace(text: string): string {
  return text.replace(/[\s\u200b]+/g, "")
}

function mainOf(html: string): Element {
  let main: Element | undefined
  visit(fromHtml(html), "element", (element) => {
    if (element.tagName !== "main") return undefined
    main = element
    return EXIT
  })
  if (main === undefined) throw new Error("The page has no main part.")
  return main
}

const pages = [BUILDS.default, BUILDS.hostile].flatMap(({ directory }) => {
  const { has, read, pages } = openBuild({ directory })
  return pages().flatMap((page) => (has(markdownPath(page)) ? { directory, read, page } : []))
})

test("there is a copy of every page with content of its own", () => {
  const { directory } = BUILDS.default
  const copied = pages.filter((found) => found.directory === directory).map(({ page }) => page)
  expect(copied).toEqual(
    openBuild({ directory })
      .pages()
      .filter((page) => !/\/(tags|page)\b/.test(page)),
  )
})

test.each(pages)("S3: no text of $page in $directory is missing in its Markdown copy", ({ read, page }) => {
  const main = mainOf(read(documentFiles(page)[0]))
  const source = read(markdownPath(page))
  const copy = readCopy(source)
  // The reader of copies knows no formulas, so those are compared with the source.
  const copied = [...wordsIn(copy), withoutSpace(textOf(copy)), withoutSpace(source)].join("\n")
  expect(wordsIn(main).filter((text) => !copied.includes(text))).toEqual([])
})
