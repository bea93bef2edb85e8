import type { Element } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue, type Position } from "~/src/doctor/diagnostic"
import { isPlaceholderUrl, placeholder, placeholderIn } from "~/src/doctor/fields/placeholder-rules"
import { checkImageAlt } from "~/src/doctor/images/image-rules"
import { checkLinkSchemes } from "~/src/doctor/links/link-rules"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { checkMaths } from "~/src/doctor/maths/check-maths"
import { checkEmptyCallouts } from "~/src/doctor/text/callout-advice"
import { checkCodeInfo } from "~/src/doctor/text/code-info"
import { checkCodeLanguages } from "~/src/doctor/text/code-languages"
import { checkForeignMarkup } from "~/src/doctor/text/foreign-markup"
import { checkHeadingLevels } from "~/src/doctor/text/heading-levels"
import type { Surroundings } from "~/src/doctor/text/page-addresses"
import { checkRawEmphasis } from "~/src/doctor/text/raw-emphasis"
import { checkRawTables } from "~/src/doctor/text/raw-tables"
import { checkSingleTildes } from "~/src/doctor/text/single-tildes"
import { checkStatedFields } from "~/src/doctor/text/stated-fields"
import { COMPONENT, keptParts, nodesIn, positionsIn, warnAbout } from "~/src/doctor/text/text-parts"

/** A footnote's mark in a text node has no note: with one, the parser makes a node of its own. */
const FOOTNOTE_MARK = /(?<!\\)\[\^[^\]\s[]+\]/g
/** A link or an image in a text node has no address: with one, the parser makes a node of its own. */
const REFERENCE = /(?<![\\\w])!?\[([^[\]\n]+)\]\[([^[\]\n]*[a-z][^[\]\n]*)\]/gi
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/
const IMAGE_AS_MARKDOWN = "![what it shows](image.png)"

const NAME_FILM = "Name a video of a project in its field `video`; link to anything else."

/** What Markdown has in place of elements that pages leave out. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ mark: "**", u: "**", big: "**", font: "", center: "", small: "", s: "~~", strike: "~~" },
  ...{ aside: ">", blink: "", marquee: "" },
}
/** Attributes by which HTML loads something; of these, pages keep only the `src` of an `img`. */
const LOADING_ATTRIBUTES = ["background", "dynsrc", "lowsrc", "ping", "poster", "src", "srcset"]

/** Advice may name other pages, and files. */
const TEXT_RULES: readonly ((text: MarkdownText, surroundings: Surroundings) => Diagnostic[])[] = [
  checkFootnoteMarks,
  checkReferences,
  checkLinkWords,
  checkSingleTildes,
  checkRawEmphasis,
  checkRawTables,
  checkEmptyCallouts,
  checkCodeLanguages,
  checkCodeInfo,
  checkMaths,
  checkEnds,
  checkHeadingLevels,
  checkStatedFields,
  checkImageAlt,
  checkPlaceholders,
  checkForeignMarkup,
  checkLinkSchemes,
  checkDroppedHtml,
  checkHiddenHtml,
]

/** Returns the problems of a text, apart from the targets of its links. */
export function checkText(text: MarkdownText, surroundings: Surroundings): Diagnostic[] {
  const positionAt = positionsIn(text)
  const kept = keptParts(text).map(({ start, end }) => [positionAt(start), positionAt(end)] as const)
  const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column < b.column)
  const isKept = (place: Position) => kept.some(([from, to]) => !isBefore(place, from) && isBefore(place, to))
  return TEXT_RULES.flatMap((rule) => rule(text, surroundings)).filter((diagnostic) => !isKept(diagnostic))
}

function checkFootnoteMarks(text: MarkdownText): Diagnostic[] {
  return warnAboutWords(text, FOOTNOTE_MARK, "footnote", ([mark]) => ({
    message: `The footnote ${formatValue(mark)} has no note, so readers see the brackets.`,
    fix: `Add a line ${mark}: with the note at the end of the text, or write \\${mark}.`,
  }))
}

function checkReferences(text: MarkdownText): Diagnostic[] {
  return warnAboutWords(text, REFERENCE, "link", ([whole, words, name]) => ({
    message: `${formatValue(whole)} names an address that the text does not have, so readers see the brackets.`,
    fix: `Add a line [${name}]: https://… at the end of the text, or put the address into ( ) after [${words}].`,
  }))
}

/** Warns about words outside of code. */
function warnAboutWords(
  text: MarkdownText,
  pattern: RegExp,
  field: string,
  say: (match: RegExpExecArray) => { message: string; fix: string },
): Diagnostic[] {
  return nodesIn(text, "text").flatMap(({ start, end, written }) =>
    [...written.matchAll(pattern)].map((match) =>
      warnAbout(text, field, { start: start + match.index, end }, say(match)),
    ),
  )
}

/** Finds links without words: readers see nothing, and screen readers read the address. */
function checkLinkWords(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  visit(text.html, "element", (element) => {
    const { href, ariaLabel } = element.properties
    if (element.tagName !== "a" || !href || ariaLabel || textOf(element).trim() !== "") return
    let hasImage = false
    visit(element, "element", ({ tagName }) => {
      hasImage ||= tagName === "img"
    })
    if (hasImage) return
    const message = `The link to ${formatValue(href)} has no words, so readers do not see it.`
    const fix = `Put its words between [ and ], or remove it: [words](${href})`
    diagnostics.push({ severity: "warning", ...placeOfNode(element, text, "link"), message, fix })
  })
  return diagnostics
}

/** Finds comments and code without an end, which take in all the rest of the text. */
function checkEnds(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  visit(text.tree, (node) => {
    const written = text.body.slice(node.position?.start.offset, node.position?.end.offset)
    const report = (what: string, end: string) => {
      const message = `The ${what} has no end, so it takes in the text that follows.`
      const fix = `Add a line ${end} where the ${what} ends.`
      diagnostics.push({ severity: "warning", ...placeOfNode(node, text, "text"), message, fix })
    }
    if (node.type === "html" && written.lastIndexOf("<!--") > written.lastIndexOf("-->")) report("comment", "-->")
    const [first = "", ...rest] = written.split("\n")
    const fence = FENCE.exec(first)?.[0].trim()
    if (node.type === "code" && fence && !FENCE.test(rest.at(-1) ?? "")) report("code", fence)
  })
  return diagnostics
}

/** Finds what a template has left: its words, outside of code, and links that lead nowhere. */
function checkPlaceholders(text: MarkdownText): Diagnostic[] {
  const links = linksIn(text).filter(({ url }) => url === "" || isPlaceholderUrl(url))
  const words = nodesIn(text, "text").flatMap(({ start, written }) => {
    const found = placeholderIn(written)
    const place = { file: text.fields.file, field: "text", ...positionsIn(text)(start + (found?.index ?? 0)) }
    return found === null ? [] : [placeholder(place, found.words)]
  })
  return [...links.map(({ url, ...place }) => placeholder(place, url)), ...words]
}

/** Finds HTML that the page leaves out: each element once, and every attribute of the others that would load something. */
function checkDroppedHtml(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const kept = new Set(sanitizeSchema.tagNames)
  const dropped = new Set<string>()
  visit(text.html, "element", (element) => {
    const { tagName } = element
    const report = (what: string, fix: string) => {
      const message = `The page leaves out ${what}; docs/content.md lists what it keeps.`
      diagnostics.push({ severity: "warning", ...placeOfNode(element, text, "HTML"), message, fix })
    }
    // Components have a diagnostic of their own.
    if (COMPONENT.test(text.body.slice(element.position?.start.offset, element.position?.end.offset))) return
    if (!kept.has(tagName)) {
      if (dropped.has(tagName)) return
      dropped.add(tagName)
      const isFilm = ["iframe", "video", "embed", "object"].includes(tagName)
      return report(`<${tagName}>`, isFilm ? NAME_FILM : adviseMarkdown(element))
    }
    for (const name of loadingAttributes(element)) {
      report(`the attribute ${name} of <${tagName}>`, `Remove ${name}; write an image as ${IMAGE_AS_MARKDOWN}.`)
    }
  })
  return diagnostics
}

/** Finds texts that HTML hides: pages leave out the attribute, but keep the text (S3). */
function checkHiddenHtml(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  visit(text.html, "element", (element) => {
    const { hidden, style } = element.properties
    const words = textOf(element).trim()
    if (words === "" || !(hidden || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(String(style)))) return
    const message = `Pages show ${formatValue(words)}, which <${element.tagName}> hides elsewhere.`
    const fix = "Remove it, or make it a comment: <!-- … -->"
    diagnostics.push({ severity: "warning", ...placeOfNode(element, text, "HTML"), message, fix })
  })
  return diagnostics
}

/** Returns how Markdown writes what an element marks, as far as it does. */
function adviseMarkdown(element: Element): string {
  const words = textOf(element).trim()
  const mark = MARKS[element.tagName]
  if (words === "" || mark === undefined) return "Write it in Markdown, or remove it."
  if (mark === ">") return `Write instead:\n${words.replace(/^[ \t]*(?=(.?))/gm, (_, next) => (next ? "> " : ">"))}`
  return `Write instead:\n${mark}${words}${mark}`
}

function loadingAttributes({ tagName, properties }: Element): string[] {
  const names = Object.keys(properties).map((name) => name.toLowerCase())
  const loading = names.filter((name) => LOADING_ATTRIBUTES.includes(name) && !(tagName === "img" && name === "src"))
  return /url\(|image-set\(/i.test(String(properties.style ?? "")) ? [...loading, "style"] : loading
}
