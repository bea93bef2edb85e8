import type { Element } from "hast"
import type { Text } from "mdast"
import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue, type Place, type Rule } from "~/src/doctor/diagnostic"
import { isPlaceholderUrl, placeholder, placeholderIn } from "~/src/doctor/fields/field-rules"
import { checkImageAlt } from "~/src/doctor/images/image-rules"
import { checkLinkSchemes } from "~/src/doctor/links/link-rules"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { checkForeignMarkup } from "~/src/doctor/text/foreign-markup"
import { checkHeadingLevels } from "~/src/doctor/text/heading-levels"
import { COMPONENT } from "~/src/doctor/text/text-parts"

/** A mark without its note; a mark that has one is not a text node. */
const FOOTNOTE_MARK = /(?<!\\)\[\^[^\]\s[]+\]/g
const IMAGE_AS_MARKDOWN = "![what it shows](image.png)"

const KEPT_ELEMENTS = new Set(sanitizeSchema.tagNames)
/** Attributes by which HTML loads something; of these, pages keep only the `src` of an `img`. */
const LOADING_ATTRIBUTES = ["background", "dynsrc", "lowsrc", "ping", "poster", "src", "srcset"]

/** What can be wrong with a text, whatever the other files say. */
export const TEXT_RULES: readonly Rule<MarkdownText>[] = [
  checkFootnoteMarks,
  checkHeadingLevels,
  checkImageAlt,
  checkPlaceholders,
  checkForeignMarkup,
  checkLinkSchemes,
  checkDroppedHtml,
]

function checkFootnoteMarks(text: MarkdownText): Diagnostic[] {
  return textNodes(text).flatMap((node) => {
    // Text around a URL that is written with backslashes has no position.
    if (node.position === undefined) return []
    // As written: the parsed text no longer has the backslash of an escaped mark.
    const written = text.body.slice(node.position.start.offset, node.position.end.offset)
    return [...written.matchAll(FOOTNOTE_MARK)].map(
      ({ 0: mark, index }): Diagnostic => ({
        severity: "warning",
        ...placeAfter(placeOfNode(node, text, "footnote"), written.slice(0, index)),
        message: `The footnote ${formatValue(mark)} has no note, so readers see the brackets.`,
        fix: `Add a line ${mark}: with the note at the end of the text, or write \\${mark}.`,
      }),
    )
  })
}

/** Finds what a template has left: its words, outside of code, and links that lead nowhere. */
function checkPlaceholders(text: MarkdownText): Diagnostic[] {
  const links = linksIn(text)
    .filter(({ url }) => url === "" || isPlaceholderUrl(url))
    .map(({ url, ...place }) => placeholder(place, url))
  const words = textNodes(text).flatMap((node) => {
    const found = placeholderIn(node.value)
    if (found === null) return []
    return [placeholder(placeAfter(placeOfNode(node, text, "text"), node.value.slice(0, found.index)), found.words)]
  })
  return [...links, ...words]
}

/** Finds HTML that the page leaves out: each element once, and every attribute of the others that would load something. */
function checkDroppedHtml(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const reported = new Set<string>()
  visit(text.html, "element", (element) => {
    const { tagName } = element
    const report = (what: string, fix: string) => {
      const message = `The page leaves out ${what}; docs/content.md lists what it keeps.`
      diagnostics.push({ severity: "warning", ...placeOfNode(element, text, "HTML"), message, fix })
    }
    if (isComponent(element, text)) return
    if (!KEPT_ELEMENTS.has(tagName)) {
      if (reported.has(tagName)) return
      reported.add(tagName)
      report(`<${tagName}>`, "Write it in Markdown, or remove it; a film is named in the field `video`.")
      return
    }
    for (const name of loadingAttributes(element)) {
      report(`the attribute ${name} of <${tagName}>`, `Remove ${name}; write an image as ${IMAGE_AS_MARKDOWN}.`)
    }
  })
  return diagnostics
}

/** Components have a diagnostic of their own. */
function isComponent({ position }: Element, { body }: MarkdownText): boolean {
  return COMPONENT.test(body.slice(position?.start.offset, position?.end.offset))
}

function loadingAttributes({ tagName, properties }: Element): string[] {
  const names = Object.keys(properties).map((name) => name.toLowerCase())
  const loading = names.filter((name) => LOADING_ATTRIBUTES.includes(name) && !(tagName === "img" && name === "src"))
  return /url\(|image-set\(/i.test(String(properties.style ?? "")) ? [...loading, "style"] : loading
}

function textNodes({ tree }: MarkdownText): Text[] {
  const nodes: Text[] = []
  visit(tree, "text", (node) => void nodes.push(node))
  return nodes
}

/** Returns the place after a piece of text that begins at a place. */
function placeAfter({ line, column, ...place }: Place, text: string): Place {
  const lines = text.split("\n")
  const last = (lines.at(-1) ?? "").length
  return { ...place, line: line + lines.length - 1, column: lines.length === 1 ? column + last : last + 1 }
}
