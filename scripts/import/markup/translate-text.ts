import { visit } from "unist-util-visit"

import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import type { TextEdit } from "~/src/doctor/diagnostics/diagnostic"
import { type MarkdownText, parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { isIn, partsOf, type Range } from "~/src/doctor/markdown/text-parts"
import { imagesIn, linksIn } from "~/src/doctor/markdown/text-urls"
import { fileBeside } from "~/src/doctor/readers/files/find-files"
import type { TextPage } from "~/src/doctor/rules/links/link-targets"
import { type FoundMarkup, findMarkup, type Surroundings } from "~/src/doctor/rules/markup/find-markup"
import { checkText } from "~/src/doctor/rules/text/text-rules"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { encodePath } from "~/src/lib/addresses/encode-path"

import { headingLinks } from "./heading-links"
import { MARKDOWN_ROWS } from "./markdown-rows"
import { MARKDOWN_NAME, pageAddress, withoutHost } from "./page-addresses"
import { escapedFormulas, type Replaced, replaced, undescribed, unlinked, unshown } from "./replaced-parts"
import { EXPRESSION_ROW, IMPORT_ROWS, ONLY_WORDS, SITE_ROWS } from "./site-rows"

/** A comment in place of code of another system, and what to do about it. */
export type Comment = Replaced & { fix: string }

/** `headings` are the links to headings in the page, by those to the ids that its text gives to them. */
export type LinkedPage = TextPage & { headings?: ReadonlyMap<string, string> }

export type Place = {
  file: string
  /** Whether the text has imports and exports as code, and in MDX also expressions. */
  hasImports: boolean
  isMdx: boolean
  pages: readonly LinkedPage[]
  files: readonly string[]
  /** Its path in the other system. */
  former?: string | undefined
  /** The lists here by their paths there. */
  lists: ReadonlyMap<string, string>
  /** Where the other site was: `https://ada.dev/blog`. */
  hosts: readonly string[]
  /** Whether Markdown's backslash escapes count in formulas, too. */
  hasEscapedMaths: boolean
}

const CODE = "is code of another site builder"
const WORDS = "is an extension of Markdown"
/** One edit can show what another one was hiding. */
const MOST_ROUNDS = 10
/** Bootstrap's layers around the tags of another system, inside of which Markdown would not be read. */
const LAYERED_TAG = /<div[^>]*>\s*\{%/
/** What is inside of layers begins its line. */
const CODE_OR_LAYERS =
  /(^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~))|\n*(?:^[ \t]*<(?:div(?:\s+class="[^"]*")?\s*|\/div)>[ \t]*\n)+\n*(?:[ \t]+(?!```|~~~)(?=[^\s<]|<(?!\/?div)))?/gm
/** An element with another attribute may be more than layout. */
const OTHER_LAYER = /<div(?!\s+class="[^"]*"\s*>|\s*>)/

/**
 * Returns the text of another system in Markdown, with what has no Markdown as comments, which no page contains. `isWhole` is false if
 * code is where no comment can be, such as in an address or a tag.
 */
export function translateText(written: string, place: Place) {
  const parsed = parseText(withoutLayers(written), place.file)
  if (parsed === null) return { body: written, commented: [], kept: [], isWhole: true }
  let text = parsed
  const write = (body: string) => {
    text = parseText(body, place.file) ?? text
  }
  if (place.hasEscapedMaths) write(replaced(text.body, escapedFormulas(text)))
  const kept: string[] = []
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const all = findSiteMarkup(text, place)
    const code = all.filter(({ diagnostic }) => diagnostic.edits === undefined)
    const isInCode = (one: (typeof all)[number]) => code.some((other) => isIn(one, other) && one.end <= other.end)
    // What becomes a comment as a whole keeps its tags.
    const markup = all.filter((one) => one.diagnostic.fix !== ONLY_WORDS || !isInCode(one))
    const found = [...markup.map(({ diagnostic }) => diagnostic), ...checkText(text, surroundingsOf(place))]
    const edits = [...found.flatMap((one) => (one.edits ? [one.edits] : [])), ...addressEdits(text, place)]
    if (edits.length === 0) break
    const shortcodes = outermost(markup).filter(({ diagnostic }) => diagnostic.edits && diagnostic.fix === ONLY_WORDS)
    kept.push(...shortcodes.map(({ start }) => /[\w/.-]+/.exec(text.body.slice(start))?.[0] ?? ""))
    write(applyEdits(text.body, edits))
  }
  write(replaced(text.body, unlinked(text)))
  write(replaced(text.body, unshown(text)))
  write(replaced(text.body, undescribed(text)))
  const isCode = ({ what, diagnostic }: FoundMarkup) => what === CODE && diagnostic.edits === undefined
  const code = outermost(findSiteMarkup(text, place).filter(isCode))
  const hidden = commentsIn(text, code)
  return { body: replaced(text.body, hidden), commented: hidden, kept, isWhole: hidden.length === code.length }
}

/** Returns the markup of other systems, outside of code, with what it becomes here. */
function findSiteMarkup(text: MarkdownText, place: Place): FoundMarkup[] {
  // From the markup that contains other markup to what may be inside of it.
  const rows = [place.hasImports ? IMPORT_ROWS : [], MARKDOWN_ROWS, SITE_ROWS, place.isMdx ? EXPRESSION_ROW : []].flat()
  const named = rows.map(({ isText, ...row }) => ({ ...row, what: isText ? WORDS : CODE }))
  return findMarkup(text, surroundingsOf(place), named)
}

function surroundingsOf({ pages, files }: Place): Surroundings {
  return { pages, files: () => files }
}

function outermost(found: readonly FoundMarkup[]): FoundMarkup[] {
  return found.filter((one) => !found.some((other) => one !== other && isIn(one, other) && one.end <= other.end))
}

/** Returns null for a text that is too long or nested too deeply. */
function parseText(body: string, file: string): MarkdownText | null {
  const { diagnostics, ...trees } = parseMarkdown(body, { file, bodyLine: 1 })
  return diagnostics.length > 0 ? null : { file, body, bodyLine: 1, ...trees }
}

/** Returns the edits that write the addresses of files and pages as they are here. */
function addressEdits(text: MarkdownText, place: Place): TextEdit[][] {
  const ids = headingLinks(text.body)
  return [...imagesIn(text), ...linksIn(text)].flatMap(({ name: url, rewrite }) => {
    const right = ids.get(url) ?? newAddress(url, place)
    const edits = right === undefined || right === url ? null : rewrite(right)
    return edits === null ? [] : [edits]
  })
}

/** Returns the address of a file beside the text, or of a page here; undefined for any other address. */
function newAddress(url: string, { pages, files, former = "", lists, hosts }: Place): string | undefined {
  const [, address = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(withoutHost(url, hosts)) ?? []
  if (address === "" || /^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) return undefined
  const file = fileBeside(address, files)
  if (file !== undefined) return encodePath(file) + rest
  if (MARKDOWN_NAME.test(address)) return pageAddress(address + rest, { pages, isReference: true }) ?? undefined
  const absolute = decodeAddress(new URL(address, `https://old.test${former}/`).pathname)
  const wanted = absolute.replace(/(?<=.)\/(?:index\.html?)?$|\.html?$/, "")
  const page = pages.find(({ paths }) => paths.some((one) => one.toLowerCase() === wanted.toLowerCase()))
  const right = page?.paths[0] ?? lists.get(wanted)
  return right && right + (page?.headings?.get(rest) ?? rest)
}

/** Returns comments in place of code, as far as Markdown reads them as such. */
function commentsIn(text: MarkdownText, code: readonly FoundMarkup[]): Comment[] {
  const { body } = text
  const { addresses } = partsOf(text)
  const isInAddress = (one: Range) =>
    addresses.some((address) => isIn(one, address)) ||
    /\]\([^\s()]*$|<[a-z](?:(?!\n\s*\n)[^<>])*$/i.test(body.slice(0, one.start))
  const isHidden = (one: Comment) => {
    const seen: string[] = []
    const result = parseText(replaced(body, [one]), text.file)
    if (result !== null) visit(result.html, "comment", ({ value }) => void seen.push(`<!--${value}-->`))
    return seen.includes(one.written)
  }
  return code
    .map(({ start, end, diagnostic: { fix } }): Comment => {
      // A comment in it would end this one.
      const source = body.slice(start, end).replaceAll("-->", "--&gt;").replaceAll("--!>", "--!&gt;")
      return { start, end, fix, written: `<!-- ${source} -->` }
    })
    .filter((one) => !isInAddress(one) && isHidden(one))
}

/** Returns the text without the lines of layers, if one is around a tag. Code stays as it is. */
function withoutLayers(text: string): string {
  const outside = text.replace(CODE_OR_LAYERS, (whole, code?: string) => (code === undefined ? whole : ""))
  if (OTHER_LAYER.test(outside) || !LAYERED_TAG.test(outside)) return text
  return text.replace(CODE_OR_LAYERS, (_whole, code?: string) => code ?? "\n\n")
}
