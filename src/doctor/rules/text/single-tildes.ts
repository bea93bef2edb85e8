import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, warnAbout } from "~/src/doctor/markdown/text-parts"

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
