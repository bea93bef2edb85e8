import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, warnAbout } from "~/src/doctor/markdown/text-parts"

/** Text nodes have no pair of these signs that Markdown reads. */
const PAIR = /(?<![\\*])\*\*(?!\*)(?<words>[^*\n]*?[^*\s\\][^*\n]*?)(?<!\\)\*\*(?!\*)/g
/** Of the words around, which the advice repeats. */
const LONGEST_WORD = 40
const PUNCTUATION_FIRST = /^[\p{P}\p{S}]/u
const PUNCTUATION_LAST = /[\p{P}\p{S}]$/u

/** Warns about bold text that Markdown prints with its signs, because spaces or punctuation are on the wrong side of them. */
export function checkRawEmphasis(text: MarkdownText): Diagnostic[] {
  const { body } = text
  return nodesIn(text, "text").flatMap((node) =>
    [...node.written.matchAll(PAIR)].flatMap(({ 0: written, groups, index }) => {
      const start = node.start + index
      const end = start + written.length
      const write = spaced(groups?.words ?? "", body[start - 1] ?? "", body[end] ?? "")
      if (write === null) return []
      const message = `${formatValue(written)} is not bold, because ** must touch its words from outside; readers see the signs.`
      const fix = `Write:\n${/\S*$/.exec(body.slice(Math.max(node.start, start - LONGEST_WORD), start))}${write}${/^\S*/.exec(body.slice(end, end + LONGEST_WORD))}`
      return [warnAbout(text, "text", { start, end }, { ...say("emphasis", message, fix), write })]
    }),
  )
}

/** Returns bold words with the spaces outside; null if nothing needs to move. */
function spaced(words: string, before: string, after: string): string | null {
  const bare = words.trim()
  const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign)
  // With spaces on both sides of both, the signs may be a power.
  if (/^\s.*\s$/.test(words) && /[ \t]/.test(before)) return null
  const lead = /^\s/.test(words) || (isLetter(before) && PUNCTUATION_FIRST.test(bare)) ? " " : ""
  const trail = /\s$/.test(words) || (isLetter(after) && PUNCTUATION_LAST.test(bare)) ? " " : ""
  if (words === bare && lead + trail === "") return null
  return `${/\S/.test(before) ? lead : ""}**${bare}**${/\S/.test(after) ? trail : ""}`
}
