import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { isIn } from "~/src/doctor/markdown/text-parts"
import { type FoundMarkup, findMarkup, type Surroundings } from "~/src/doctor/rules/markup/find-markup"

import { MARKDOWN_ROWS } from "./markdown-rows"
import { EXPRESSION_ROW, IMPORT_ROWS, SITE_ROWS } from "./site-rows"

const CODE = "is code of another site builder"
const WORDS = "is an extension of Markdown"

/** What the file of a text may have: imports and exports, and in MDX also expressions. */
export type CodeInFile = { hasImports: boolean; isMdx: boolean }

/** Returns the markup of other systems, outside of code, with what it becomes here. */
export function findSiteMarkup(text: MarkdownText, surroundings: Surroundings, file: CodeInFile): FoundMarkup[] {
  // From the markup that contains other markup to what may be inside of it.
  const rows = [file.hasImports ? IMPORT_ROWS : [], MARKDOWN_ROWS, SITE_ROWS, file.isMdx ? EXPRESSION_ROW : []].flat()
  const named = rows.map(({ isText, ...row }) => ({ ...row, what: isText ? WORDS : CODE }))
  return findMarkup(text, surroundings, named)
}

/** Returns the tags, components and code of other systems that only the owner can replace, without those in others. */
export function findSiteCode(text: MarkdownText, surroundings: Surroundings, file: CodeInFile): FoundMarkup[] {
  const found = findSiteMarkup(text, surroundings, file).filter(
    ({ what, diagnostic }) => what === CODE && diagnostic.edits === undefined,
  )
  return outermost(found)
}

export function outermost(found: readonly FoundMarkup[]): FoundMarkup[] {
  return found.filter((one) => !found.some((other) => one !== other && isIn(one, other) && one.end <= other.end))
}
