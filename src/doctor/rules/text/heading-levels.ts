import { type Diagnostic, say, type TextEdit } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { isIn, keptParts, nodesIn, textPositions, warnAbout } from "~/src/doctor/markdown/text-parts"

type Levelled = ReturnType<typeof nodesIn<"heading">>[number] & { level: number }

/** Finds headings that begin at level 1 or skip a level. The edits of the first one also move the headings below the wrong ones. */
export function checkHeadingLevels(text: MarkdownText): Diagnostic[] {
  const headings = levelled(text)
  const diagnostics = headings.flatMap(({ node: { depth }, level, ...part }, index): Diagnostic[] => {
    const deepest = Math.max(headings[index - 1]?.node.depth ?? 1, index === 0 ? 1 : 2) + 1
    if (depth >= 2 && depth <= deepest) return []
    const reason = depth === 1 ? "is only for the page's title" : "skips a level"
    const isAbove = depth === 1 && (headings[index + 1]?.node.depth ?? 1) > 1
    const below = isAbove ? ", and each heading below it with one # more" : ""
    const fix = `Begin the heading with ${"#".repeat(level)}${below}.`
    return [warnAbout(text, "heading", part, say("heading-level", `A heading of level ${depth} ${reason}.`, fix))]
  })
  const [first, ...others] = diagnostics
  if (first === undefined) return []
  return [{ ...first, edits: headings.flatMap((each) => levelEdits(each, text)) }, ...others]
}

/** Returns each heading with the level that it has in the outline: one below the last heading of a higher rank. */
function levelled(text: MarkdownText): Levelled[] {
  let above: Levelled[] = []
  const shown = nodesIn(text, "heading").filter((part) => !keptParts(text).some((range) => isIn(part, range)))
  return shown.map((heading) => {
    above = above.filter(({ node }) => node.depth < heading.node.depth)
    const each = { ...heading, level: Math.min((above.at(-1)?.level ?? 1) + 1, 6) }
    above.push(each)
    return each
  })
}

function levelEdits({ node: { depth }, level, start, end, written }: Levelled, text: MarkdownText): TextEdit[] {
  if (depth === level) return []
  const positionAt = textPositions(text)
  const from = positionAt(start)
  const marks = "#".repeat(level)
  if (written.startsWith("#")) return [{ from, to: positionAt(start + depth), text: marks }]
  // A line of = or - below it can only say levels 1 and 2.
  const words = written
    .split("\n")
    .slice(0, -1)
    .map((each) => each.replace(/^[\s>]+|\s+$/g, ""))
    .join(" ")
  return [{ from, to: positionAt(end), text: `${marks} ${words}` }]
}
