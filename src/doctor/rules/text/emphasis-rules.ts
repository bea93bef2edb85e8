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

/**
 * Warns about words that are struck through because they stand between two single tildes that mean something else: “about” before a
 * number, a range, or the lowered text of Pandoc.
 */
export function checkSingleTildes(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "delete").flatMap(({ start, end, written }) => {
    if (written.startsWith("~~")) return []
    const words = written.slice(1, -1)
    const [before = "", after = ""] = [text.body[start - 1], text.body[end]]
    if (!/[\p{L}\d)]/u.test(before) && !/[\p{L}\d]/u.test(after) && !/^\d/.test(words)) return []
    const isLowered = /^[\w+-]+$/.test(words) && /[\p{L})]/u.test(before)
    const write = isLowered ? `<sub>${words}</sub>` : `\\~${words}\\~`
    const message = `${formatValue(written)} is struck through on the page.`
    const otherwise = isLowered ? "" : ", or with ~~ on both sides if it is to be struck through"
    const found = say("single-tildes", message, `Write ${write}${otherwise}.`)
    return [warnAbout(text, "text", { start, end }, { ...found, write })]
  })
}
