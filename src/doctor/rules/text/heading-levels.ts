import type { Heading } from "mdast"

import { type Diagnostic, say, type TextEdit, warn } from "~/src/doctor/diagnostics/diagnostic"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { isIn, keptParts, nodesIn } from "~/src/doctor/markdown/text-parts"

type Levelled = { heading: Heading; level: number }

/** Finds headings that begin at level 1 or skip a level. The edits of the first one also move the headings below the wrong ones. */
export function checkHeadingLevels(text: MarkdownText): Diagnostic[] {
  const headings = levelled(text)
  const diagnostics = headings.flatMap(({ heading, level }, index): Diagnostic[] => {
    const { depth } = heading
    const deepest = Math.max(headings[index - 1]?.heading.depth ?? 1, index === 0 ? 1 : 2) + 1
    if (depth >= 2 && depth <= deepest) return []
    const reason = depth === 1 ? "is only for the page's title" : "skips a level"
    const isAbove = depth === 1 && (headings[index + 1]?.heading.depth ?? 1) > 1
    const below = isAbove ? ", and each heading below it with one # more" : ""
    const fix = `Begin the heading with ${"#".repeat(level)}${below}.`
    const found = say("heading-level", `A heading of level ${depth} ${reason}.`, fix)
    return [warn(placeOfNode(heading, text, "heading"), found)]
  })
  const [first, ...others] = diagnostics
  if (first === undefined) return []
  return [{ ...first, edits: headings.flatMap((each) => levelEdits(each, text)) }, ...others]
}

/** Returns each heading with the level that it has in the outline: one below the last heading of a higher rank. */
function levelled(text: MarkdownText): Levelled[] {
  let above: Levelled[] = []
  const shown = nodesIn(text, "heading").filter((part) => !keptParts(text).some((range) => isIn(part, range)))
  return shown.map(({ node: heading }) => {
    above = above.filter((each) => each.heading.depth < heading.depth)
    const each = { heading, level: Math.min((above.at(-1)?.level ?? 1) + 1, 6) }
    above.push(each)
    return each
  })
}

function levelEdits({ heading, level }: Levelled, text: MarkdownText): TextEdit[] {
  const { position, depth } = heading
  if (depth === level || position === undefined) return []
  const { line, column } = placeOfNode(heading, text, "heading")
  const marks = "#".repeat(level)
  const written = text.body.slice(position.start.offset, position.end.offset)
  const from = { line, column }
  if (written.startsWith("#")) return [{ from, to: { line, column: column + depth }, text: marks }]
  // A line of = or - below it can only say levels 1 and 2.
  const words = written
    .split("\n")
    .slice(0, -1)
    .map((each) => each.replace(/^[\s>]+|\s+$/g, ""))
    .join(" ")
  const to = { line: line + position.end.line - position.start.line, column: position.end.column }
  return [{ from, to, text: `${marks} ${words}` }]
}
