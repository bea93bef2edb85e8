import { toString as textOf } from "hast-util-to-string"

import {
  type Diagnostic,
  type Finding,
  formatValue,
  type Position,
  say,
  warn,
} from "~/src/doctor/diagnostics/diagnostic"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { elementsIn, keptParts, nodesIn, type Range, textPositions, warnAbout } from "~/src/doctor/markdown/text-parts"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import { isPlaceholderUrl, placeholder, placeholderIn } from "~/src/doctor/rules/fields/check-placeholders"
import { checkImageAlt } from "~/src/doctor/rules/images/image-rules"
import { checkLinkSchemes } from "~/src/doctor/rules/links/link-rules"
import { checkEmptyCallouts } from "~/src/doctor/rules/markup/callout-advice"
import { checkMarkup } from "~/src/doctor/rules/markup/check-markup"
import type { Surroundings } from "~/src/doctor/rules/markup/find-markup"
import { checkMaths } from "~/src/doctor/rules/maths/check-maths"

import { checkInfoStrings } from "./check-info-string"
import { checkRawEmphasis, checkSingleTildes } from "./emphasis-rules"
import { checkHeadingLevels } from "./heading-levels"
import { checkDroppedHtml, checkHiddenHtml } from "./html-rules"
import { checkRawTables } from "./raw-tables"

/** A footnote's mark in a text node has no note: with one, the parser makes a node of its own. */
const FOOTNOTE_MARK = /(?<!\\)\[\^[^\]\s[]+\]/g
/** A link or an image in a text node has no address: with one, the parser makes a node of its own. */
const REFERENCE = /(?<![\\\w])!?\[([^[\]\n]+)\]\[([^[\]\n]*[a-z][^[\]\n]*)\]/gi
const FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*(\S*)/

/** Advice may name other pages, and files. */
const TEXT_RULES: readonly ((text: MarkdownText, surroundings: Surroundings) => Diagnostic[])[] = [
  checkFootnoteMarks,
  checkFootnotes,
  checkReferences,
  checkLinkWords,
  checkSingleTildes,
  checkRawEmphasis,
  checkRawTables,
  checkEmptyCallouts,
  checkInfoStrings,
  checkMaths,
  checkEnds,
  checkHeadingLevels,
  checkImageAlt,
  checkPlaceholders,
  checkMarkup,
  checkLinkSchemes,
  checkDroppedHtml,
  checkHiddenHtml,
]

/** Returns the problems of a text, apart from the targets of its links. */
export function checkText(text: MarkdownText, surroundings: Surroundings): Diagnostic[] {
  const positionAt = textPositions(text)
  const kept = keptParts(text).map(({ start, end }) => [positionAt(start), positionAt(end)] as const)
  const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column < b.column)
  const isKept = (place: Position) => kept.some(([from, to]) => !isBefore(place, from) && isBefore(place, to))
  return TEXT_RULES.flatMap((rule) => rule(text, surroundings)).filter((diagnostic) => !isKept(diagnostic))
}

/** Finds notes that no page shows: nothing mentions them, or another one has their name. */
function checkFootnotes(text: MarkdownText): Diagnostic[] {
  const mentioned = new Set(nodesIn(text, "footnoteReference").map(({ node }) => node.identifier))
  const unseen = nodesIn(text, "footnoteDefinition").filter(({ node }) => !mentioned.delete(node.identifier))
  return unseen.map(({ node, ...part }) => {
    const message = `Nothing mentions the note [^${node.label}], or another note has its name, so no page shows it.`
    const found = say("footnote", message, "Mention it in the text, or rename or remove it.")
    return warnAbout(text, "footnote", part, found)
  })
}

function checkFootnoteMarks(text: MarkdownText): Diagnostic[] {
  return warnAboutWords(text, FOOTNOTE_MARK, "footnote", ([mark]) => {
    const message = `The footnote ${formatValue(mark)} has no note, so readers see the brackets.`
    return say("footnote", message, `Add a line ${mark}: with the note at the end of the text, or write \\${mark}.`)
  })
}

function checkReferences(text: MarkdownText): Diagnostic[] {
  return warnAboutWords(text, REFERENCE, "link", ([whole, words, name]) => {
    const message = `${formatValue(whole)} names an address that the text does not have, so readers see the brackets.`
    const fix = `Add a line [${name}]: https://… at the end of the text, or put the address into ( ) after [${words}].`
    return say("link-reference", message, fix)
  })
}

/** Warns about words outside of code. */
function warnAboutWords(
  text: MarkdownText,
  pattern: RegExp,
  field: string,
  describe: (match: RegExpExecArray) => Finding,
): Diagnostic[] {
  return nodesIn(text, "text").flatMap(({ start, end, written }) =>
    [...written.matchAll(pattern)].map((match) =>
      warnAbout(text, field, { start: start + match.index, end }, describe(match)),
    ),
  )
}

/** Finds links without words: readers see nothing, and screen readers read the address. */
function checkLinkWords(text: MarkdownText): Diagnostic[] {
  return elementsIn(text.html).flatMap((element): Diagnostic[] => {
    const { href, ariaLabel } = element.properties
    if (element.tagName !== "a" || !href || ariaLabel || textOf(element).trim() !== "") return []
    if (elementsIn(element).some(({ tagName }) => tagName === "img")) return []
    const message = `The link to ${formatValue(href)} has no words, so readers do not see it.`
    const fix = `Put its words between [ and ], or remove it: [words](${href})`
    return [warn(placeOfNode(element, text, "link"), say("link-words", message, fix))]
  })
}

/** Finds comments and code without an end, which take in all the rest of the text. */
function checkEnds(text: MarkdownText): Diagnostic[] {
  const report = (what: string, end: string, part: Range) => {
    const message = `The ${what} has no end, so it takes in the text that follows.`
    return warnAbout(text, "text", part, say("no-end", message, `Add a line ${end} where the ${what} ends.`))
  }
  const isOpen = ({ written }: { written: string }) => written.lastIndexOf("<!--") > written.lastIndexOf("-->")
  const comments = nodesIn(text, "html").filter(isOpen)
  const blocks = nodesIn(text, "code").flatMap(({ written, ...part }) => {
    const [first = "", ...rest] = written.split("\n")
    const fence = FENCE.exec(first)?.[1]
    if (fence === undefined) return []
    const fences = rest.map((line) => FENCE.exec(line)).filter((each) => each?.[1]?.startsWith(fence))
    // At the end of a quote or a list, it ends without one.
    const isLast = text.body.slice(part.end).trim() === ""
    // A fence with a language begins code, so the first one has no end.
    return (fences.length > 0 ? fences.some((each) => each?.[2]) : isLast) ? [report("code", fence, part)] : []
  })
  return [...comments.map((part) => report("comment", "-->", part)), ...blocks]
}

/** Finds what a template has left: its words, outside of code, and links that lead nowhere. */
function checkPlaceholders(text: MarkdownText): Diagnostic[] {
  const links = linksIn(text).filter(({ name }) => name === "" || isPlaceholderUrl(name))
  const words = nodesIn(text, "text").flatMap(({ start, written }) => {
    const found = placeholderIn(written)
    const place = { file: text.file, field: "text", ...textPositions(text)(start + (found?.index ?? 0)) }
    return found === null ? [] : [placeholder(place, found.words)]
  })
  return [...links.map(({ name, place }) => placeholder(place, name)), ...words]
}
