import { KEPT_TAGS } from "~/src/doctor/markdown/text-parts"
import { type Advice, type Markup, type Row, SEEN } from "~/src/doctor/rules/markup/find-markup"
import { MDX } from "~/src/doctor/rules/markup/left-over-rows"
import { capitalise, quote } from "~/src/doctor/rules/markup/write-markdown"

import { siteAddress } from "./page-addresses"
import { adviseTag, attributesOf, comment, escaped } from "./site-tags"

export const TAG = `is a tag of another site builder; ${SEEN}`
const IS_COMPONENT = "is a component of another site builder; only its text stays"
const IS_DIRECTIVE = `is a directive; ${SEEN}`
const IS_MDX = `is code of MDX; ${SEEN}`
/** What is no text of the owner, but instructs another site builder. */
export const CODE: readonly string[] = [TAG, IS_COMPONENT, IS_DIRECTIVE, IS_MDX]
export const REMOVE = { write: "" }
export const SAY_IT = { fix: "Remove it, or write in Markdown what it showed." }

const COMPONENT_TAG =
  /(?<!\]\()<(?<name>[A-Z]\w*[a-z][\w.]*)(?<args>(?:\s+(?:\{\.\.\.[^{}]*\}|[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>{}]+))?))*)\s*(?<end>\/?)>/dg

const MOST_BRACES = 9
/** A pair of braces with others in it. */
const BRACES = Array(MOST_BRACES)
  .fill(String.raw`\{[^{}]{0,9999}\}`)
  .reduce((inner) => String.raw`\{(?:[^{}]|${inner}){0,9999}\}`)

/** Imports and exports of MDX, which are words elsewhere. */
export const IMPORT_ROWS: readonly Row[] = [MDX.import, MDX.export].map((pattern) => ({
  ...{ pattern, what: IS_MDX, advise: adviseCode },
}))

/** Expressions of MDX, such as `{year}`, which other Markdown has as words. */
export const EXPRESSION_ROW: Row = {
  pattern: new RegExp(String.raw`(?<!\\)${BRACES}`, "dg"),
  what: IS_MDX,
  advise: () => ({ fix: "Replace it with its value." }),
  isProse: true,
}

/** The tags and components of other site builders. */
export const SITE_ROWS: readonly Row[] = [
  {
    pattern: /(?<=^[ \t>]*)(?<colons>:{3,})[ \t]*(?<name>[a-z][\w-]*)(?<label>\[.*\])?(?<args>.*)$/dgm,
    close: ({ colons = "" }) => new RegExp(`(?<=^[ \\t>]*)${colons}[ \\t]*$`, "gm"),
    what: IS_DIRECTIVE,
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
    what: IS_DIRECTIVE,
    advise: () => SAY_IT,
  },
  {
    pattern:
      /\{\{(?<mark>[<%])\s*(?<name>[\w][\w/.-]*)(?<args>(?:"[^"]*"|`[^`]*`|[^"`>%]|[>%](?!\}\})){0,2000}?)[>%]\}\}/dg,
    close: ({ name = "" }) => new RegExp(`\\{\\{[<%]\\s*/\\s*${escaped(name)}\\s*[>%]\\}\\}`, "g"),
    what: TAG,
    advise: adviseShortcode,
  },
  {
    pattern: COMPONENT_TAG,
    close: ({ name = "", end }) => (end === "/" ? /(?!)/g : new RegExp(`</${escaped(name)}\\s*>`, "g")),
    what: IS_COMPONENT,
    advise: ({ groups: { name = "", args = "" }, ...found }) => {
      const advice = adviseTag({ ...found, name, args: attributesOf(args) })
      if (advice !== null || args !== "" || found.body === null) return advice ?? { fix: "Remove the tag." }
      return { write: found.body, isBlock: found.body.includes("\n") }
    },
  },
  {
    pattern: /<\/?[A-Z]\w*[a-z][\w.]*(?=[\s/>][^<]*>)/dg,
    what: IS_COMPONENT,
    advise: () => ({ fix: "Remove the tag." }),
  },
  ...[2, 1].map(
    (braces): Row => ({
      pattern: new RegExp(`\\{{${braces}}/\\*(?<words>(?:(?!\\*/)[\\s\\S]){0,9999})\\*/\\}{${braces}}`, "dg"),
      what: `is a comment of MDX; ${SEEN}`,
      advise: comment,
    }),
  ),
  { pattern: /\{\{-?\s*site\.(?:base)?url\s*-?\}\}(?=[/{])/dg, what: TAG, advise: () => REMOVE },
  {
    pattern: /\{\{-?\s*(?<mark>["'])(?<target>[^"'\n]*)\k<mark>\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/dg,
    what: TAG,
    advise: ({ groups: { target = "" } }) => ({ write: siteAddress(target) }),
  },
  {
    pattern: new RegExp(String.raw`\{%-?\s*(?<name>${KEPT_TAGS})\b(?<args>.{0,2000}?)-?%\}`, "dgs"),
    close: ({ name = "" }) => new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, "g"),
    what: TAG,
    advise: adviseShortcode,
  },
  {
    pattern: /\{%-?\s*include\s+(?<name>[\w./-]+)(?<args>.{0,2000}?)-?%\}/dgs,
    what: TAG,
    advise: adviseShortcode,
  },
  {
    pattern: /\{%-?\s*(?:post_url|link)\s+(?<target>[^\s%{}]+)\s*-?%\}/dg,
    what: TAG,
    advise: ({ groups: { target = "" }, ...found }) => {
      if (/\.(?!md$|markdown$|html?$)\w+$/i.test(target)) return { write: siteAddress(target) }
      const args = { 0: target.replace(/(?<![^/])\d{4}-\d\d-\d\d-/, "") }
      return adviseTag({ ...found, name: "ref", args }) ?? SAY_IT
    },
  },
  { pattern: /\{%.{0,2000}?%\}|\{\{.{0,2000}?\}\}/dgs, what: TAG, advise: () => SAY_IT },
  { pattern: /[ \t]*\{:[^{}\n]*\}|(?<=\S)[ \t]+\{[#.][\w-][^{}\n]*\}[ \t]*$/dgm, what: TAG, advise: () => REMOVE },
]

function adviseShortcode({ groups: { name = "", args = "" }, ...found }: Markup): Advice {
  return adviseTag({ ...found, name, args: attributesOf(args.replace(/\s*\/?\s*$/, "")) }) ?? SAY_IT
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
