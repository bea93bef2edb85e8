import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { isIn, partsOf, type Range, warnAbout } from "~/src/doctor/markdown/text-parts"
import { type FoundMarkup, findMarkup, type Surroundings } from "~/src/doctor/rules/markup/find-markup"
import { CALLOUT_ROW, SLIP_ROWS, WIKI_ROWS } from "~/src/doctor/rules/markup/slip-rows"

import { MARKDOWN_ROWS } from "./markdown-rows"
import { CODE, IS_MDX, REPLACE_IT, SITE_ROWS } from "./site-rows"

/** From the markup that contains other markup to what may be inside of it. */
const ROWS = [...MARKDOWN_ROWS, ...SLIP_ROWS, CALLOUT_ROW, ...SITE_ROWS, ...WIKI_ROWS]

/** Returns the markup of other systems, outside of code, with what it becomes here. */
export function findSiteMarkup(text: MarkdownText, surroundings: Surroundings): FoundMarkup[] {
  return findMarkup(text, surroundings, ROWS)
}

/** Returns the tags, components and code of other systems that only the owner can replace, without those in others. */
export function findSiteCode(text: MarkdownText, surroundings: Surroundings): FoundMarkup[] {
  const found = findSiteMarkup(text, surroundings).filter(
    ({ what, diagnostic }) => CODE.includes(what) && diagnostic.edits === undefined,
  )
  return outermost(found)
}

/** Returns the code of a file of MDX, also expressions such as `{year}`, which other Markdown has as words. */
export function findMdxCode(text: MarkdownText, surroundings: Surroundings): FoundMarkup[] {
  const { visible, addresses } = partsOf(text)
  const known = findSiteCode(text, surroundings)
  const expressions = expressionsIn(visible).filter(
    (one) => ![...addresses, ...known].some((range) => isIn(one, range)),
  )
  const message = `This ${IS_MDX}.`
  const reported = expressions.map((range) => {
    return {
      ...range,
      what: IS_MDX,
      diagnostic: warnAbout(text, "text", range, { code: "foreign-markup", message, ...REPLACE_IT }),
    }
  })
  return outermost([...known, ...reported]).sort((a, b) => a.start - b.start)
}

/** Returns what is between braces that no other ones contain; without its end, the rest. */
function expressionsIn(text: string): Range[] {
  const found: Range[] = []
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/\\[{}]|(["'`])[{}]\1|[{}]/g)) {
    if (sign === "{" && depth++ === 0) found.push({ start: index, end: text.length })
    const last = found.at(-1)
    if (sign === "}" && depth > 0 && --depth === 0 && last !== undefined) last.end = index + 1
  }
  return found
}

function outermost(found: readonly FoundMarkup[]): FoundMarkup[] {
  return found.filter((one) => !found.some((other) => one !== other && isIn(one, other) && one.end <= other.end))
}
