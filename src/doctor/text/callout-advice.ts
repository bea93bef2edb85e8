import { nearestName } from "~/src/doctor/fields/nearest-name"
import { type Advice, boldTitle, capitalise, quote } from "~/src/doctor/text/foreign-tags"
import type { Found } from "~/src/doctor/text/markup-rows"
import { CALLOUT_KINDS, calloutKind } from "~/src/lib/callouts"

type Groups = Readonly<Record<string, string>>

/** Words of Obsidian for the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...{ info: "note", hint: "tip", attention: "warning", danger: "caution", error: "caution" },
}

/** Returns whether a line such as `> [!NOTE]` is not the first of its quote, where it begins nothing. */
export function isInQuote({ above = "", lead = "" }: Groups): boolean {
  return above.startsWith(lead.trimEnd())
}

/** Returns whether a line says exactly what begins a callout. */
export function isCallout({ kind = "", sign, title = "" }: Groups): boolean {
  return calloutKind(kind) !== undefined && !sign && title.trim() === ""
}

/** Returns the callout that is meant, or a quote with a bold title for a kind that pages do not have. */
export function adviseCallout({ groups, end, text }: Found): Advice {
  const { lead = "", kind = "", title = "", next } = groups
  if (isInQuote(groups)) return { fix: "Put an empty line before it, without >, so that it begins a quote." }
  const written = kind.toLowerCase()
  const meant = nearestName(SYNONYMS[written] ?? written, CALLOUT_KINDS)
  const words = title.trim()
  const [line = ""] = /^[^\r\n]*/.exec(text.body.slice(end)) ?? []
  if (meant === undefined) return boldQuote(words || capitalise(kind), { lead, line, next })
  const mark = `[!${meant.toUpperCase()}]`
  if (words === "") return { write: next === undefined ? mark : `${mark}\n${lead}`, fix: `Write ${mark}.` }
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
