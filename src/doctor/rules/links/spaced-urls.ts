import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { partsOf, textPositions, warnAbout } from "~/src/doctor/markdown/text-parts"
import { expectedAddress } from "~/src/doctor/schemas/expected-address"

/** A link or image whose URL has a space; text between quotes is a title. */
const SPACED = /(?<!\\)(!?)\[[^\][\n]*\]\([ \t]*([^\s()<>"']+(?:[ \t]+[^\s()<>"']+)+)[ \t]*(?:\)|$)/gm
const URL_LIKE = /^(?:https?:\/\/|\.{0,2}\/)|\.[a-z\d]{2,5}(?:#\S*)?$/i
const WORDS_APART =
  'Write the address alone between ( and ), or with a title in straight quotes: (cover.png "In print").'
/** A whole address or file name, and words after it that are no part of it. */
const WITH_WORDS = /^\S+\.[a-z\d]{2,5}[ \t](?!.*\.[a-z\d]{2,5}$)/i

/** Warns about links and images that Markdown does not read as such, because their URL has a space. */
export function checkSpacedUrls(text: MarkdownText): Diagnostic[] {
  return [...partsOf(text).visible.matchAll(SPACED)].flatMap(({ 0: written, 1: mark, 2: url = "", index }) => {
    const hasWords = WITH_WORDS.test(url)
    if (!hasWords && !URL_LIKE.test(url)) return []
    const encoded = url.replace(/^(mailto:|tel:)[ \t]+/, "$1").replace(/[ \t]/g, "%20")
    const start = index + written.lastIndexOf(url)
    const isWrong = /^https?:/i.test(url) && expectedAddress(encoded.replace(/^https?/i, "https")) !== null
    const write = hasWords || isWrong ? undefined : encoded
    const fix = hasWords ? WORDS_APART : isWrong ? "Correct the address." : `Write ${encoded}`
    const message = `${formatValue(url)} has a space, so readers see the brackets.`
    const field = mark === "" ? "link" : "image"
    const part = { start, end: start + url.length }
    const found = warnAbout(text, field, part, { ...say("address-spaces", message, fix), write })
    return [{ ...found, ...textPositions(text)(index) }]
  })
}
