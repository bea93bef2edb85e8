import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { expectedAddress } from "~/src/doctor/schemas/expected-address"
import { partsOf, positionsIn } from "~/src/doctor/text/text-parts"

/** A link or image whose URL has a space; text between quotes is a title. */
const SPACED = /(?<!\\)(!?)\[[^\][\n]*\]\([ \t]*([^\s()<>"']+(?:[ \t]+[^\s()<>"']+)+)[ \t]*\)/g
const URL_LIKE = /^(?:https?:\/\/|\.{0,2}\/)|\.[a-z\d]{2,5}(?:#\S*)?$/i

/** Warns about links and images that Markdown does not read as such, because their URL has a space. */
export function checkSpacedUrls(text: MarkdownText): Diagnostic[] {
  const positionAt = positionsIn(text)
  return [...partsOf(text).visible.matchAll(SPACED)].flatMap(({ 0: written, 1: mark, 2: url = "", index }) => {
    if (!URL_LIKE.test(url)) return []
    const encoded = url.replace(/[ \t]/g, "%20")
    const start = index + written.lastIndexOf(url)
    const isWrong = /^https?:/i.test(url) && expectedAddress(encoded.replace(/^https?/i, "https")) !== null
    const edit = { from: positionAt(start), to: positionAt(start + url.length), text: encoded }
    return [
      {
        ...{ severity: "warning" as const, file: text.fields.file, ...positionAt(index) },
        field: mark === "" ? "link" : "image",
        message: `${formatValue(url)} has a space, so readers see the brackets.`,
        ...(isWrong ? { fix: "Correct the address." } : { fix: `Write ${encoded}`, edits: [edit] }),
      },
    ]
  })
}
