import type { Element, Root, Text } from "hast"
import { toHtml } from "hast-util-to-html"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { all } from "lowlight"
import rehypeAutolinkHeadings from "rehype-autolink-headings"
import rehypeExternalLinks from "rehype-external-links"
import rehypeHighlight from "rehype-highlight"
import { SKIP, visit } from "unist-util-visit"

import { nameHeadings } from "~/src/doctor/markdown/heading-ids"
import { elementsIn } from "~/src/doctor/markdown/text-parts"
import { isWithin, type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"
import type { SiteLanguage } from "~/src/lib/addresses/site-languages"
import { CALLOUT_KINDS, calloutClass } from "~/src/lib/callouts"
import { BUILD_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"
import { withColon } from "~/src/lib/texts/punctuation"

import { addStyles } from "./add-styles"
import { anchorFootnotes } from "./anchor-footnotes"
import { alignByClass } from "./cell-alignment"
import { compareImages } from "./compare-images"
import { codeFigure } from "./prepare-code"
import { prepareImages, type TextImage } from "./prepare-images"

/** Created once for all texts, because loading the languages takes longer than any other step. */
const highlightCode = rehypeHighlight({ languages: all })

/**
 * Elements that may be wider than the page, and the name of the container in which each scrolls. The keyboard can focus it; the app
 * prevents that while there is nothing to scroll (`src/client/watch-sideways.ts`).
 */
const SCROLLING: Record<string, string> = { table: BUILD_TEXTS.table, pre: BUILD_TEXTS.code }

type MarkdownOptions = {
  basePath: string
  /** Where the site is in its languages but the first. */
  otherLanguages?: readonly SiteLanguage[]
  trailingSlash: TrailingSlash
  /** Whether footnotes are beside the text where there is space. */
  hasSidenotes?: boolean
  /** Null for an image without responsive versions. */
  imageFor: (src: string) => Promise<TextImage | null>
  /** Publishes style sheets and returns the path of all inside the site; by default into the finished one. */
  publish?: (files: readonly string[]) => string
}

/** Returns the HTML of a text for its page, without the character `@`. */
export async function prepareHtml(tree: Root, options: MarkdownOptions): Promise<string> {
  const prepared = await nameHeadings()
    .use(rehypeAutolinkHeadings, {
      behavior: "append",
      properties: (heading) => ({
        className: ["anchor"],
        ariaLabel: withColon(BUILD_TEXTS.headingLink, textOf(heading)),
      }),
      content: h("span", { ariaHidden: "true" }, "#"),
      // Otherwise reader views drop headings whose ids have words such as “contact” or “related”.
      headingProperties: { className: ["content"] },
    })
    .use(() => highlightCode)
    .use(rehypeExternalLinks, {
      rel: ["noopener"],
      properties: { className: ["external"] },
      content: { type: "text", value: ` ${TEXTS.externalLink}` },
      contentProperties: { className: ["sr-only"] },
    })
    .use(() => (root: Root) => prepareElements(root, options))
    .use(() => compareImages)
    .use(() => (root: Root) => prepareImages(root, options.imageFor))
    .use(options.hasSidenotes ? [() => anchorFootnotes] : [])
    .use(() => (root: Root) => addStyles(root, options))
    .run(tree)
  return toHtmlWithoutAtSigns(prepared as Root)
}

/** Returns the headings of levels 2 and 3 with their ids on the page; `html` is their words and formulas, without other elements. */
export function listHeadings(tree: Root) {
  const headings = elementsIn(nameHeadings().runSync(tree)).filter(({ tagName }) => /^h[23]$/.test(tagName))
  return headings.map((heading) => {
    const children: (Element | Text)[] = []
    visit(heading, (node) => {
      const isFormula = node.type === "element" && node.tagName === "math"
      if (node.type === "text" || isFormula) children.push(node)
      return isFormula ? SKIP : undefined
    })
    const html = toHtmlWithoutAtSigns({ type: "root", children })
    return { id: String(heading.properties.id), level: Number(heading.tagName[1]), html }
  })
}

/**
 * Returns the HTML of a sanitised tree, with a character reference in place of every `@`. This hides e-mail addresses from programs
 * that collect them. Browsers show the same: an `@` occurs only in texts and attribute values, where they decode references.
 */
export function toHtmlWithoutAtSigns(tree: Root): string {
  return toHtml(tree).replaceAll("@", "&#64;")
}

/** Gives links the base path and trailing slash (R2), callouts and checkboxes a name, and wide elements a box that scrolls. */
function prepareElements(tree: Root, options: MarkdownOptions): void {
  visit(tree, "element", (element, index = 0, parent) => {
    FINISHERS[element.tagName]?.(element, options)
    const box = scrollBox(element)
    if (box !== null) parent?.children.splice(index, 1, box)
  })
}

const FINISHERS: Record<string, (element: Element, options: MarkdownOptions) => void> = {
  a: finishLink,
  blockquote: labelCallout,
  code({ properties }) {
    delete properties.dataTitle
    delete properties.dataLines
  },
  input({ properties }) {
    properties.ariaLabel = properties.checked ? BUILD_TEXTS.done : BUILD_TEXTS.notDone
  },
  td: alignByClass,
  th: alignByClass,
  tr: spanRow,
}

/**
 * A row whose only text is not in its first column is a remark on the rows around it. With two columns, it has the second value of
 * the row before; and a heading stays over its column.
 */
function spanRow(row: Element): void {
  const cells = row.children.filter((child): child is Element => child.type === "element")
  const [cell, ...others] = cells.filter(({ children }) => children.length > 0)
  if (cell?.tagName !== "td" || others.length > 0 || cell === cells[0] || cells.length < 3) return
  cell.properties.colSpan = cells.length
  cell.children = [h("span", { className: ["spanning"] }, cell.children)]
  row.children = [cell]
}

function finishLink({ properties }: Element, { basePath, otherLanguages = [], trailingSlash }: MarkdownOptions): void {
  const { href } = properties
  if (typeof href !== "string" || !/^\/(?!\/)/.test(href)) return
  const address = withTrailingSlash(href, trailingSlash)
  // A text in any language writes `/de/about` for a page in German.
  const other = otherLanguages.find(({ tag }) => isWithin(href, `/${tag}`))
  properties.href = other === undefined ? basePath + address : other.base + address.slice(`/${other.tag}`.length)
}

/** Gives a callout its label, in the language of the site (M2). */
function labelCallout({ properties, children }: Element): void {
  const kind = CALLOUT_KINDS.find((each) => String(properties.className) === calloutClass(each))
  if (kind === undefined) return
  const { [kind]: label } = BUILD_TEXTS.callouts
  Object.assign(properties, { role: "note", ariaLabel: label })
  children.unshift(h("p", { className: ["callout-label"] }, h("strong", label)))
}

/** Null if the element needs none. */
function scrollBox(element: Element): Element | null {
  const { tagName, properties } = element
  const label = properties.display === "block" ? BUILD_TEXTS.formula : SCROLLING[tagName]
  if (label === undefined) return null
  const box = h("div", { className: ["sideways"], role: "group", ariaLabel: label, tabIndex: 0 }, element)
  return tagName === "pre" ? codeFigure(element, box) : box
}
