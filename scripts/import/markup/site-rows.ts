import { KEPT_TAGS } from "~/src/doctor/markdown/text-parts"
import type { Advice, Markup, Row } from "~/src/doctor/rules/markup/find-markup"
import { MDX } from "~/src/doctor/rules/markup/left-over-rows"
import { capitalise, quote } from "~/src/doctor/rules/markup/write-markdown"

import { siteAddress } from "./page-addresses"
import { adviseTag, attributesOf, comment, escaped, wordsOf } from "./site-tags"

/** A kind of markup of another site builder. `isText` means that it is words, which never become a comment. */
export type SiteRow = Omit<Row, "what"> & { isText?: true }
export const REMOVE = { write: "" }
export const SAY_IT = { fix: "Remove it, or write in Markdown what it showed." }
export const ONLY_WORDS = "Only its words stay."
const HIDING_SHORTCODE = /^(?:comment|if|unless|draft|private|hidden)$/

const COMPONENT_TAG =
  /(?<!\]\()<(?<name>[A-Z]\w*[a-z][\w.]*)(?<args>(?:\s+(?:\{\.\.\.[^{}]*\}|[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>{}]+))?))*)\s*(?<end>\/?)>/dg

const MOST_BRACES = 9
/** A pair of braces with others in it. */
const BRACES = Array(MOST_BRACES)
  .fill(String.raw`\{[^{}]{0,9999}\}`)
  .reduce((inner) => String.raw`\{(?:[^{}]|${inner}){0,9999}\}`)

/** Imports and exports of MDX, which are words elsewhere. */
export const IMPORT_ROWS: readonly SiteRow[] = [
  { pattern: MDX.import, advise: adviseCode },
  { pattern: MDX.export, advise: adviseCode },
]

/** Expressions of MDX, such as `{year}`, which other Markdown has as words. */
export const EXPRESSION_ROW: SiteRow = {
  pattern: new RegExp(String.raw`(?<!\\)${BRACES}`, "dg"),
  advise: () => ({ fix: "Replace it with its value." }),
  isProse: true,
}

/** The tags and components of other site builders. */
export const SITE_ROWS: readonly SiteRow[] = [
  {
    pattern: /(?<=^[ \t>]*)(?<colons>:{3,})[ \t]*(?<name>[a-z][\w-]*)(?<label>\[.*\])?(?<args>.*)$/dgm,
    close: ({ colons = "" }) => new RegExp(`(?<=^[ \\t>]*)${colons}[ \\t]*$`, "gm"),
    advise: ({ groups: { name = "", label, args = "" }, ...found }) => {
      const isTitle = /^\s*[^\s{]/.test(args)
      const title = label?.slice(1, -1) ?? (isTitle ? args.trim() : undefined)
      const attributes = { ...attributesOf(args.replace(/^\s*\{|\}\s*$/g, "")), ...(title && { title }) }
      const advice = adviseTag({ ...found, name, args: attributes })
      if (advice !== null || found.body === null) return advice ?? SAY_IT
      return { write: quote(title ?? capitalise(name), found.body), isBlock: true }
    },
  },
  {
    pattern: /(?<=^[ \t>]*):{2,}[ \t]*(?:[a-z][\w-]*.*)?$|(?<![\w:]):[a-z][\w-]*(?:\[[^\]\n]*\])?\{[^}\n]*\}/dgm,
    advise: () => SAY_IT,
  },
  {
    pattern:
      /\{\{(?<mark>[<%])\s*(?<name>[\w][\w/.-]*)(?<args>(?:"[^"]*"|`[^`]*`|[^"`>%]|[>%](?!\}\})){0,2000}?)[>%]\}\}/dg,
    close: ({ name = "" }) => new RegExp(`\\{\\{[<%]\\s*/\\s*${escaped(name)}\\s*[>%]\\}\\}`, "g"),
    advise: adviseShortcode,
  },
  {
    pattern: COMPONENT_TAG,
    close: ({ name = "", end }) => (end === "/" ? /(?!)/g : new RegExp(`</${escaped(name)}\\s*>`, "g")),
    advise: ({ groups: { name = "", args = "" }, ...found }) => {
      const advice = adviseTag({ ...found, name, args: attributesOf(args) })
      if (advice !== null || args !== "" || found.body === null) return advice ?? { fix: "Remove the tag." }
      return { write: found.body, isBlock: found.body.includes("\n") }
    },
  },
  ...[2, 1].map(
    (braces): SiteRow => ({
      pattern: new RegExp(`\\{{${braces}}/\\*(?<words>(?:(?!\\*/)[\\s\\S]){0,9999})\\*/\\}{${braces}}`, "dg"),
      advise: comment,
    }),
  ),
  { pattern: /\{\{-?\s*site\.(?:base)?url\s*-?\}\}(?=[/{])/dg, advise: () => REMOVE },
  {
    pattern: /\{\{-?\s*(?<mark>["'])(?<target>[^"'\n]*)\k<mark>\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/dg,
    advise: ({ groups: { target = "" } }) => ({ write: siteAddress(target) }),
  },
  {
    pattern: new RegExp(String.raw`\{%-?\s*(?<name>${KEPT_TAGS})\b(?<args>.{0,2000}?)-?%\}`, "dgs"),
    close: ({ name = "" }) => new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, "g"),
    advise: adviseShortcode,
  },
  { pattern: /\{%-?\s*include\s+(?<name>[\w./-]+)(?<args>.{0,2000}?)-?%\}/dgs, advise: adviseShortcode },
  {
    pattern: /\{%-?\s*(?:post_url|link)\s+(?<target>[^\s%{}]+)\s*-?%\}/dg,
    advise: ({ groups: { target = "" }, ...found }) => {
      if (/\.(?!md$|markdown$|html?$)\w+$/i.test(target)) return { write: siteAddress(target) }
      const args = { 0: target.replace(/(?<![^/])\d{4}-\d\d-\d\d-/, "") }
      return adviseTag({ ...found, name: "ref", args }) ?? SAY_IT
    },
  },
  { pattern: /\{%.{0,2000}?%\}|\{\{.{0,2000}?\}\}/dgs, advise: () => SAY_IT },
  { pattern: /[ \t]*\{:[^{}\n]*\}|(?<=\S)[ \t]+\{[#.][\w-][^{}\n]*\}[ \t]*$/dgm, advise: () => REMOVE },
]

/** Of a shortcode of Hugo that has no Markdown, the words stay: https://gohugo.io/content-management/shortcodes/ */
function adviseShortcode({ groups: { mark, name = "", args = "" }, ...found }: Markup): Advice {
  const tag = { ...found, name, args: attributesOf(args.replace(/\s*\/?\s*$/, "")) }
  const advice = adviseTag(tag)
  const isKept = mark !== undefined && advice?.write === undefined && !HIDING_SHORTCODE.test(name)
  const write = isKept ? wordsOf(tag) : ""
  if (write === "") return advice ?? SAY_IT
  return { write, isBlock: found.isAlone && write.includes("\n"), fix: ONLY_WORDS }
}

function adviseCode({ groups: { names = "" }, start, end, text }: Markup): Advice {
  const others = text.body.slice(0, start) + text.body.slice(end)
  const used = (names.match(/[\w$]+/g) ?? []).find((name) =>
    new RegExp(`\\{[^{}\\n]*\\b${escaped(name)}\\b`).test(others),
  )
  if (used !== undefined) return { fix: `Write its value where the text has {${used}}, then remove this.` }
  // What an export says may be the owner's words.
  return text.body.startsWith("import", start) ? REMOVE : { fix: "Remove it." }
}
