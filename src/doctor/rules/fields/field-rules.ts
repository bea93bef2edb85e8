import { codePoint, type Diagnostic, formatValue, say, warn } from "~/src/doctor/diagnostics/diagnostic"
import { cutNumberAt } from "~/src/doctor/readers/fields/cut-number"
import { type FieldPath, type FieldSource, textAt, textsAt, textsIn } from "~/src/doctor/readers/formats/field-source"
import { PARTIAL_DATE } from "~/src/lib/dates"

import { checkPlaceholders } from "./check-placeholders"

const HTML =
  /(&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|hellip|[mn]dash|[lr][sd]quo);)|(<\/?(?:a|b|i|u|p|br|em|strong|span|code|div|h[1-6]|[uo]l|li)(?:\s[^<>]*)?\/?>)/i
/** A single asterisk also multiplies (`a*b*c`) and matches names (`*.ts`). Only what TeX has makes a formula of two dollars. */
const MARKDOWN =
  /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|(?<![\p{L}\p{N}*])\*\p{L}(?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])|!?\[[^[\]]+\]\((?:https?:|\/)[^()\s]*\)|\[\[\p{L}[^[\]]*\]\]|(?<![\w$\\])\$(?=\S)[^$]*(?:\\[a-z]|[\w)}][\^_][\w{\\])[^$]*(?<=\S)\$(?![\w$])/u
/** Marks around words of another direction that leave the text after them as it is. */
const CLOSED_ISOLATE = /[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*\u2069/g
const INVISIBLE_MARK = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/u
/** Fields of one line that are a sentence or a name. */
const LINES = ["title", "summary", "description", "headline"]

/** Rules for fields that match their schema. */
export const FIELD_RULES: readonly ((source: FieldSource) => Diagnostic[])[] = [
  checkMarkup,
  checkInvisible,
  checkPlaceholders,
  checkCutNumbers,
  (source) => checkDateOrder(source, { start: ["date"], end: ["endDate"] }),
  (source) => ["date", "updated"].flatMap((field) => checkFutureDate(source, [field])),
  checkHidingSubjects,
  checkCutComments,
]

/** Warns about HTML and Markdown in fields, which are printed as they are. */
function checkMarkup(source: FieldSource): Diagnostic[] {
  return textsIn(source.data, []).flatMap(({ path, text }): Diagnostic[] => {
    const [, entity, tag] = HTML.exec(text) ?? []
    const html = entity ?? tag
    const found = html ?? MARKDOWN.exec(text)?.[0]
    // A link that is written in Markdown is an error of its own.
    if (found === undefined || path[0] === "links") return []
    const message = `${formatValue(found)} is ${html === undefined ? "Markdown" : "HTML"}, but fields are plain text.`
    const fix = entity === undefined ? "Write the words alone." : "Write the character itself."
    return [warn(source.placeOf(path), say("markup-in-field", message, fix))]
  })
}

/** Warns about marks that change the direction of writing, and about halves of characters, which browsers replace. */
function checkInvisible(source: FieldSource): Diagnostic[] {
  return textsIn(source.data, []).flatMap(({ path, text }): Diagnostic[] => {
    const [found] = INVISIBLE_MARK.exec(text.replace(CLOSED_ISOLATE, "")) ?? []
    if (found === undefined) return []
    const name = codePoint(found)
    const message = /\p{Cs}/u.test(found)
      ? `${name} is half of a character, which is shown as \ufffd.`
      : `An invisible character, ${name}, changes the direction of the text around it.`
    return [warn(source.placeOf(path), say("invisible-character", message, "Type the text again without it."))]
  })
}

/** Warns about a number in a list in brackets whose comma makes two entries of one: `[Printed on 12,000 maps]`. */
function checkCutNumbers(source: FieldSource): Diagnostic[] {
  return textsIn(source.data, []).flatMap(({ path }): Diagnostic[] => {
    const cut = cutNumberAt(source, path)
    return cut?.field === source.placeOf(path).field ? [{ severity: "warning", ...cut }] : []
  })
}

/**
 * Warns about a text with ` #` in it: YAML reads the rest of the line as a comment. After other texts, a comment with a space after its
 * sign is meant as one: `- maps # all of them`, but not `- We were #1`.
 */
function checkCutComments(source: FieldSource): Diagnostic[] {
  return textsIn(source.data, []).flatMap(({ path }): Diagnostic[] => {
    const { text = "", comment = null } = source.scalarAt(path) ?? {}
    const key = path.at(-1)
    if (comment === null || (comment.startsWith(" ") && !LINES.includes(path.join()))) return []
    const message = `YAML reads the rest of the line after " #" as a comment, so the text is only ${JSON.stringify(text)}.`
    const whole = `${typeof key === "number" ? "-" : `${key}:`} ${JSON.stringify(`${text} #${comment}`)}`
    const fix = `If it belongs to the text, write it between quotes; else move it to a line of its own.\n${whole}`
    return [warn(source.placeOf(path), say("comment-cut", message, fix))]
  })
}

/** Warns about types and tags that hide a project elsewhere: here it is published with them. */
function checkHidingSubjects(source: FieldSource): Diagnostic[] {
  if (source.valueAt(["draft"]) === true || source.valueAt(["unlisted"]) === true) return []
  return [...textsAt(source, ["type"]), ...textsAt(source, ["tags", "*"])].flatMap(({ name, place }): Diagnostic[] => {
    if (!/^(?:drafts?|private|hidden|unlisted|unpublished|wip)$/i.test(name.trim())) return []
    const message = `${formatValue(name)} hides nothing here: the project is published.`
    return [warn(place, say("hides-nothing", message, "To hide it, write draft: true instead."))]
  })
}

/** Warns about a date in the future, unless the project is published then. In some time zone, it may be tomorrow already. */
export function checkFutureDate(source: FieldSource, path: FieldPath): Diagnostic[] {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const published = textAt(source, ["publishAt"]) ?? ""
  const latest = published > tomorrow ? published : tomorrow
  const date = textAt(source, path) ?? ""
  if (!PARTIAL_DATE.test(date) || date <= latest.slice(0, date.length)) return []
  const place = source.placeOf(path)
  const message = `${formatValue(date)} is in the future.`
  return [warn(place, say("date-in-future", message, `Correct ${place.field}.`))]
}

export function checkDateOrder(source: FieldSource, { start, end }: Record<"start" | "end", FieldPath>): Diagnostic[] {
  const from = textAt(source, start) ?? ""
  const to = textAt(source, end) ?? ""
  // At the coarser of their precisions: 2024 is not before 2024-05.
  const length = Math.min(from.length, to.length)
  const isInOrder = to.slice(0, length) >= from.slice(0, length)
  if (!PARTIAL_DATE.test(from) || !PARTIAL_DATE.test(to) || isInOrder) return []
  const message = `${formatValue(to)} is before the start, ${from}.`
  return [{ ...source.placeOf(end), ...say("date-order", message, `Change ${start.at(-1)} or ${end.at(-1)}.`) }]
}
