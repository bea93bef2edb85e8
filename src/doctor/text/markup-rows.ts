import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { adviseCallout, isMeantAsCallout } from "~/src/doctor/text/callout-advice"
import {
  type Advice,
  adviseTag,
  attributesOf,
  capitalise,
  comment,
  escaped,
  image,
  quote,
} from "~/src/doctor/text/foreign-tags"
import { type Surroundings, siteAddress } from "~/src/doctor/text/page-addresses"
import { KEPT_TAGS, type Range } from "~/src/doctor/text/text-parts"
import { adviseWikiLink } from "~/src/doctor/text/wiki-link"

/** A piece of foreign markup. */
export type Found = Surroundings &
  Range & {
    groups: Record<string, string>
    /** What is between the opening and the closing tag, without the marks before each of its lines. */
    body: string | null
    /** What is before it on its line. */
    before: string
    /** Whether nothing else is on its lines. */
    isAlone: boolean
    text: MarkdownText
  }
/** A kind of foreign markup. */
export type Row = {
  pattern: RegExp
  /** Returns the pattern of the tag that ends it. */
  close?: (groups: Record<string, string>) => RegExp
  /** What it is, after the markup itself. */
  what: string
  advise: (found: Found) => Advice
  /** In an address it is no markup. */
  isProse?: true
  /** Returns whether what looks like it is it. */
  accepts?: (groups: Record<string, string>) => boolean
}

export const SEEN = "readers see it as text"
export const TAG = `is a tag of another site builder; ${SEEN}`
const IS_COMPONENT = "is a component of another site builder; only its text stays"
export const IS_DIRECTIVE = `is a directive; ${SEEN}`
export const IS_MDX = `is code of MDX; ${SEEN}`
/** What is no text of the owner, but instructs another site builder. */
export const CODE: readonly string[] = [TAG, IS_COMPONENT, IS_DIRECTIVE, IS_MDX]
export const REMOVE = { write: "" }
export const REPLACE_IT = { fix: "Replace it with what it stands for." }
export const SAY_IT = { fix: "Remove it, or write in Markdown what it showed." }

const COMPONENT_TAG =
  /(?<!\]\()<(?<name>[A-Z]\w*[a-z][\w.]*)(?<args>(?:\s+(?:\{\.\.\.[^{}]*\}|[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>{}]+))?))*)\s*(?<end>\/?)>/dg
const IMPORT = /^import\s+(?:(?<names>[\w$*{},\s]+?)\s+from\s+)?["'][^"'\n]+["'];?[ \t]*$/dgm
const EXPORT =
  /^export\s+(?:(?:const|let|var|(?:async )?function|class)\s+(?<names>[\w$]+)\s*[=:(<{]|default\b.*[;{(]$|[{*]).*(?:\n(?!import |export |[ \t]*$).*)*/dgm

/** From the markup that contains other markup to what may be inside of it. */
export const ROWS: readonly Row[] = [
  {
    pattern:
      /(?<=(?<above>^.*\n)?^(?<lead>[ \t]*(?:>[ \t]?)+))(?<mark>\\?\[!?[ \t]*(?<kind>\w+)!?\])(?<sign>[+-]?)(?<colon>:?)[ \t]*(?:\\ ?$|(?<title>.*))(?<next>\n\k<lead>)?/dgm,
    what: `begins no callout; ${SEEN}`,
    accepts: isMeantAsCallout,
    advise: adviseCallout,
  },
  {
    pattern:
      /(?<=^[ \t>]*)(?<colons>:{3,})[ \t]*(?<brace>\{[ \t]*(?:#[\w-]+[ \t]+)?\.(?:callout-)?)?(?<name>[a-z][\w-]*)(?<label>\[.*\])?(?<args>.*)$/dgm,
    close: ({ colons = "" }) => new RegExp(`(?<=^[ \\t>]*)${colons}[ \\t]*$`, "gm"),
    what: IS_DIRECTIVE,
    advise: ({ groups: { brace, name = "", label, args = "" }, ...found }) => {
      const isTitle = brace === undefined && /^\s*[^\s{]/.test(args)
      const title = label?.slice(1, -1) ?? (isTitle ? args.trim() : undefined)
      const attributes = { ...attributesOf(args.replace(/^\s*\{|\}\s*$/g, "")), ...(title && { title }) }
      const advice = adviseTag({ ...found, name, args: attributes })
      if (advice !== null || found.body === null) return advice ?? SAY_IT
      // A block of Pandoc is only for its style.
      if (brace !== undefined) return { write: found.body, isBlock: true }
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
  { pattern: IMPORT, what: IS_MDX, advise: adviseCode },
  { pattern: EXPORT, what: IS_MDX, advise: adviseCode },
  ...[2, 1].map(
    (braces): Row => ({
      pattern: new RegExp(`\\{{${braces}}/\\*(?<words>(?:(?!\\*/)[\\s\\S]){0,9999})\\*/\\}{${braces}}`, "dg"),
      what: `is a comment of MDX; ${SEEN}`,
      advise: comment,
    }),
  ),
  {
    pattern: /!\[\[(?<target>[^[\]\n|#]+)(?:#[^[\]\n|]*)?(?:\|(?<label>[^[\]\n]*))?\]\]/dg,
    what: `is an embed of Obsidian; ${SEEN}`,
    advise: ({ groups: { target = "", label = "" }, foreign }) => {
      if (!/\.\w+$/.test(target.trim())) return { fix: "Write the text here, or link to its page." }
      const alt = /^\d+(?:x\d+)?$/.test(label) ? "" : label
      const fix =
        alt === ""
          ? { fix: `Write ${image(target.trim(), foreign, { alt: "what it shows" })}, with a description.` }
          : {}
      return { write: image(target.trim(), foreign, { alt }), ...fix }
    },
  },
  {
    pattern: /(?<!\[)\[\[(?<target>(?!\^)[^[\]\n|]+)(?:\|(?<label>[^\]\n]*))?\]\](?![([:])/dg,
    what: `is a link of a wiki; ${SEEN}`,
    advise: ({ groups: { target = "", label }, pages }) => adviseWikiLink(target, label, pages),
  },
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
      const args = { 0: target.replace(/(?<![^/])\d{4}-\d\d-\d\d-/, "") }
      return adviseTag({ ...found, name: "ref", args }) ?? SAY_IT
    },
  },
  { pattern: /\{%.{0,2000}?%\}|\{\{.{0,2000}?\}\}/dgs, what: TAG, advise: () => SAY_IT },
  { pattern: /[ \t]*\{:[^{}\n]*\}|(?<=\S)[ \t]+\{[#.][\w-][^{}\n]*\}[ \t]*$/dgm, what: TAG, advise: () => REMOVE },
]

function adviseShortcode({ groups: { name = "", args = "" }, ...found }: Found): Advice {
  return adviseTag({ ...found, name, args: attributesOf(args.replace(/\s*\/?\s*$/, "")) }) ?? SAY_IT
}

function adviseCode({ groups: { names = "" }, start, end, text }: Found): Advice {
  const others = text.body.slice(0, start) + text.body.slice(end)
  const used = (names.match(/[\w$]+/g) ?? []).find((name) =>
    new RegExp(`\\{[^{}\\n]*\\b${escaped(name)}\\b`).test(others),
  )
  if (used !== undefined) return { fix: `Write in place of {${used}} what it stands for, then remove this.` }
  return text.body.slice(start, end).includes("\n") && names === "" ? { fix: "Remove it." } : REMOVE
}
