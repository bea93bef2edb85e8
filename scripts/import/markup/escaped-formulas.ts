import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn } from "~/src/doctor/markdown/text-parts"
import { withoutEscapes } from "~/src/doctor/rules/markup/write-markdown"

import type { Replaced } from "./unshown-parts"

/**
 * What only Markdown reads, not TeX: `a \\\\ b`, `\[0, 1\]`, `x\_1` but not `\text{a\_b}`, and `\\alpha` but not the end of a row
 * in `\begin{matrix}a\\b\end{matrix}`.
 */
const ESCAPED =
  /\\{4}|(?<!\\)\\[[\]()*]|(?<!\\|\\(?:text|math|operatorname)\w*\*?\{[^{}]*)\\_|^(?![\s\S]*(?<!\\)\\begin\{)[\s\S]*\\\\[^\s\\]/

/** Returns formulas without the backslashes that Markdown needs before others and before punctuation. */
export function escapedFormulas(text: MarkdownText): Replaced[] {
  const formulas = [...nodesIn(text, "inlineMath"), ...nodesIn(text, "math")]
  return formulas.flatMap(({ start, end, written }) =>
    ESCAPED.test(written) ? { start, end, written: withoutEscapes(written) } : [],
  )
}
