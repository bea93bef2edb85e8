import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"
import { placeBehind } from "~/src/doctor/text/text-place"

/** A mark that has its note is no text any more. */
const MARK = /(?<!\\)\[\^[^\]\s[]+\]/g

/** Warns of the marks of footnotes, outside of code, whose note is not there: readers would see the signs. */
export function checkFootnoteMarks(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  visit(markdown.tree, "text", (node) => {
    // Text around an address that is written with backslashes has no position.
    if (node.position === undefined) return
    // As it was written: what was read no longer tells a sign from one behind a backslash.
    const written = markdown.body.slice(node.position.start.offset, node.position.end.offset)
    for (const { 0: mark, index } of written.matchAll(MARK)) {
      problems.push({
        severity: "warning",
        file: markdown.file,
        ...placeBehind(placeOf(node, markdown), written.slice(0, index)),
        field: "footnote",
        found: JSON.stringify(mark),
        expected: "a mark with its note: without, readers see the signs",
        fix: `add a line ${mark}: with the note at the end of the text, or write \\${mark}`,
      })
    }
  })
  return problems
}
