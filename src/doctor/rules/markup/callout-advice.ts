import { type Diagnostic, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { elementsIn } from "~/src/doctor/markdown/text-parts"
import { CALLOUT_KINDS, calloutKind } from "~/src/lib/callouts"

import type { Advice, Markup } from "./find-markup"
import { boldTitle, capitalise, quote } from "./write-markdown"

type Groups = Readonly<Record<string, string>>

/** Words of Obsidian for the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...{ info: "note", hint: "tip", attention: "warning", danger: "caution", error: "caution" },
}

/** Returns whether a line such as `> [!NOTE]` is not the first of its quote, where it begins nothing. */
function isInQuote({ above = "", lead = "" }: Groups): boolean {
  return above.startsWith(lead.trimEnd())
}

/** Returns whether a line is meant to begin a callout and does not. Without `!` it has only the kind, in capitals. */
export function isMeantAsCallout(groups: Groups): boolean {
  const { mark = "", kind = "", sign, colon, title = "" } = groups
  const isKnown = calloutKind(kind) !== undefined
  const isAlone = !sign && !colon && title.trim() === ""
  if (mark.includes("[!")) return isInQuote(groups) || !isKnown || !isAlone || mark !== `[!${kind}]`
  return isKnown && isAlone && kind === kind.toUpperCase() && !isInQuote(groups)
}

/** Warns about callouts of which readers see only the label (M2). */
export function checkEmptyCallouts(text: MarkdownText): Diagnostic[] {
  return elementsIn(text.html).flatMap((quote): Diagnostic[] => {
    const isCallout = /^callout-/.test(String(quote.properties.className))
    if (!isCallout || quote.children.some(({ type }) => type === "element")) return []
    const message = "The callout has no text, so readers see only its label."
    const fix = "Begin each line of its text with >, without an empty line before the first, or remove it."
    return [warn(placeOfNode(quote, text, "callout"), say("callout-empty", message, fix))]
  })
}

/** Returns the callout that is meant, or a quote with a bold title for a kind that pages do not have. */
export function adviseCallout({ groups, end, text }: Markup): Advice {
  const { lead = "", kind = "", colon, title = "", next } = groups
  if (isInQuote(groups)) return { fix: "Put an empty line before it, without >, so that it begins a quote." }
  const written = kind.toLowerCase()
  const meant = nearestName(SYNONYMS[written] ?? written, CALLOUT_KINDS)
  const words = title.trim()
  const [line = ""] = /^[^\r\n]*/.exec(text.body.slice(end)) ?? []
  if (meant === undefined) return boldQuote(words || capitalise(kind), { lead, line, next })
  const mark = `[!${meant.toUpperCase()}]`
  if (words === "") return { write: next === undefined ? mark : `${mark}\n${lead}`, fix: `Write ${mark}.` }
  if (colon) {
    const fix = `Begin the quote with ${mark}, and its next line with the words after it.`
    return { write: `${mark}\n${lead}${words}${next ?? ""}`, fix }
  }
  const bold = boldQuote(words, { lead, line, next })
  return {
    write: `${mark}\n${lead}${bold.write}`,
    fix: `Begin the quote with ${mark}, and its next line with ${boldTitle(words)}`,
  }
}

function boldQuote(
  words: string,
  { lead, line, next }: { lead: string; line: string; next: string | undefined },
): Advice {
  const fix = `Begin the quote with ${boldTitle(words)}`
  if (next === undefined) return { write: `**${words}**`, fix: `${fix}.` }
  const [, ...more] = quote(words, line).split("\n")
  // Only words may follow the title on its line.
  const isApart = more.length > 0 || line.trim() === ""
  const write = isApart ? `**${words}**\n${lead.trimEnd()}\n${lead}` : `${boldTitle(words)} `
  return { write, fix: isApart ? `${fix} and an empty line >.` : `${fix} before its words.` }
}
