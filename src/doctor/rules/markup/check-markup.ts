import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"

import { findMarkup, type Surroundings } from "./find-markup"
import { LEFT_OVER_ROWS } from "./left-over-rows"
import { CALLOUT_ROW, SLIP_ROWS, WIKI_ROWS } from "./slip-rows"

export const CHECKED_ROWS = [...SLIP_ROWS, CALLOUT_ROW, ...LEFT_OVER_ROWS, ...WIKI_ROWS]

/** Warns about Markdown with slips, and about what other site builders left. */
export function checkMarkup(text: MarkdownText, surroundings: Surroundings): Diagnostic[] {
  return findMarkup(text, surroundings, CHECKED_ROWS).map(({ diagnostic }) => diagnostic)
}
