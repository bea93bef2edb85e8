import { stringify } from "yaml"

import type { Diagnostic, Position, TextEdit } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { FieldPath, FieldSource, Range } from "~/src/doctor/readers/field-source"

import { asEndDate } from "./convert-value"
import { type FieldValues, isSame } from "./field-values"
import { planTranslation, type TranslationPlan } from "./plan-translation"
import type { Foreign } from "./translate-field"

type Advice = Pick<Diagnostic, "fix" | "edits">

/** What to do about the wrong fields of a file, by their names, and what becomes of them once it is done. */
export type FieldAdvice = { of: ReadonlyMap<string, Advice>; plan: TranslationPlan }

/** The fields of a file, or of an entry of it, and how they are written. */
type Fields = { source: FieldSource; path: FieldPath; format: "YAML" | "JSON" }

/**
 * Returns the finished lines for every field of another format, or of another form. `kept` are the fields that their owner has to
 * correct. JSON has no comments: there, a field that nothing here can say gets no advice.
 */
export function adviseFields(fields: Fields, foreign: Foreign, kept: readonly string[]): FieldAdvice {
  const { source, path, format } = fields
  const data = (source.valueAt(path) ?? {}) as FieldValues
  const { shape } = foreign.translation
  const plan = planTranslation(data, { ...foreign, kept })
  const of = new Map<string, Advice>()
  const wrong = [...plan.targets.keys()]
  for (const key of wrong) of.set(key, replacement(key, { ...fields, data, plan, wrong }))
  if (format === "JSON") return { of, plan }
  for (const [key, field] of plan.contradicted) {
    const fix = `\`${field}\` says something else: keep what is right there, and remove this, or put # before it.`
    const isRight = shape[field]?.safeParse(data[field]).success === true
    of.set(key, isRight ? withEdits(fix, commentOut(source, key)) : { fix: `Correct \`${field}\` first.` })
  }
  for (const key of Object.keys(data)) {
    const isKnown = Object.hasOwn(shape, key) || nearestName(key, Object.keys(shape)) !== undefined
    if (of.has(key) || isKnown) continue
    const fix = "Nothing here shows it. Remove it, or put # before it to keep it as a note."
    of.set(key, withEdits(fix, commentOut(source, key)))
  }
  return { of, plan }
}

type Context = Fields & { data: FieldValues; plan: TranslationPlan; wrong: readonly string[] }

function replacement(key: string, context: Context): Advice {
  const { source, path, format, data, plan, wrong } = context
  const { fields: targets = [], isComplete = true } = plan.targets.get(key) ?? {}
  const written = targets.filter((field) => Object.hasOwn(plan.written, field))
  const own = ownFields(key, context)
  const elsewhere = written.filter((field) => Object.hasOwn(data, field) && !wrong.includes(field))
  const linesOf = (fields: readonly string[]) => fields.map((field) => lineOf(field, plan.written[field], format))
  const range = source.rangeOf([...path, key])
  const [renamed] = own
  if (renamed !== undefined && written.length === 1 && renamed !== key && isSame(plan.written[renamed], data[key])) {
    const name = source.keyRangeOf([...path, key])
    const text = format === "JSON" ? JSON.stringify(renamed) : renamed
    return withEdits(didYouMean(renamed), name && [{ ...name, text }])
  }
  const others = elsewhere.flatMap(
    (field) => replaceField(source.rangeOf([...path, field]), linesOf([field]).join()) ?? [],
  )
  const text = linesOf(own).join(SEPARATORS[format])
  const lines = linesOf([...own, ...elsewhere])
  const withLines = (sentence: string) =>
    lines.length > 1 && format === "YAML" ? [sentence, ...lines].join("\n") : `${sentence} ${lines.join(", ")}`.trim()
  if (!isComplete && format === "YAML") {
    const kept = commentOut(source, key, text === "" ? "" : `${text}\n`)
    return withEdits(
      withLines(lines.length > 0 ? "Put # before it, and write:" : "Put # before it."),
      kept && [...others, ...kept],
    )
  }
  const remove = () => (format === "JSON" ? removeMember(key, context) : removeField(range))
  const edits = text === "" ? remove() : replaceField(range, text)
  return withEdits(withLines(sentenceFor(data[key], { own, elsewhere, targets })), edits && [...others, ...edits])
}

/** Returns the fields that are written where one stands. One that several become is written once: in its own place, or in that of the first. */
function ownFields(key: string, { data, plan, wrong }: Context): string[] {
  const firstOf = (field: string) => wrong.find((other) => plan.targets.get(other)?.fields.includes(field))
  const written = (plan.targets.get(key)?.fields ?? []).filter((field) => Object.hasOwn(plan.written, field))
  // An empty field is removed, so another one writes it.
  const isThere = (field: string) =>
    Object.hasOwn(data, field) && (plan.targets.get(field)?.fields.includes(field) ?? true)
  return written.filter((field) => (isThere(field) ? field : firstOf(field)) === key)
}

function sentenceFor(
  value: unknown,
  { own, elsewhere, targets: [target] }: Record<"own" | "elsewhere" | "targets", readonly string[]>,
): string {
  if (own.length > 0) return "Write it like this:"
  if (elsewhere.length > 0) return "Remove it, and write:"
  if (target !== undefined) return `Remove it: \`${target}\` says it.`
  const isOngoing = asEndDate(value) === "present"
  return `Remove it: ${isOngoing ? "what has no endDate goes on" : "it says nothing that a visitor sees"}.`
}

function withEdits(fix: string, edits: readonly TextEdit[] | null): Advice {
  return edits === null || edits.length === 0 ? { fix } : { fix, edits }
}

const SEPARATORS = { YAML: "\n", JSON: ", " }

/** JSON gets spaces: `"skills": [{ "name": "Vue" }]`; line breaks in its texts are escaped already. */
function lineOf(field: string, value: unknown, format: Fields["format"]): string {
  if (format === "YAML") return `${field}: ${inOneLine(value)}`
  const json = JSON.stringify({ [field]: value }, null, 1)
  return json.replace(/(\[)?\n *(\])?/g, (_all, open, close) => open ?? close ?? " ").slice(2, -2)
}

/** A date that is a year is written without quotes, as owners write it. */
function inOneLine(value: unknown): string {
  if (typeof value === "string" && /^\d{4}$/.test(value)) return value
  return stringify(value, {
    blockQuote: false,
    collectionStyle: "flow",
    doubleQuotedMinMultiLineLength: Infinity,
    lineWidth: 0,
  }).trim()
}

function replaceField(range: { key: Range; value: Range } | null, text: string): TextEdit[] | null {
  return range && [{ from: range.key.from, to: range.value.to, text }]
}

function removeField(range: { key: Range; value: Range } | null): TextEdit[] | null {
  return range && [{ from: startOf(range.key.from.line), to: startOf(range.value.to.line + 1), text: "" }]
}

/** Removes a field with its comma; of several at the end, the first one's edit removes all. */
function removeMember(key: string, context: Context): TextEdit[] | null {
  const { source, path, data, wrong } = context
  const names = Object.keys(data)
  const stays = (name: string) => !wrong.includes(name) || ownFields(name, context).length > 0
  const rangeOf = (name = "") => source.rangeOf([...path, name])
  const own = rangeOf(key)
  const at = names.indexOf(key)
  if (own === null) return null
  if (names.slice(at).some(stays)) {
    const next = rangeOf(names[at + 1])
    return next && [{ from: own.key.from, to: next.key.from, text: "" }]
  }
  const previous = names[at - 1]
  if (previous !== undefined && !stays(previous)) return []
  const [from, to] = [rangeOf(previous)?.value.to ?? own.key.from, rangeOf(names.at(-1))?.value.to ?? own.value.to]
  return [{ from, to, text: "" }]
}

/** Makes the lines of a field a comment, after other lines in its place. */
function commentOut(source: FieldSource, key: string, before = ""): TextEdit[] | null {
  const range = source.rangeOf([key])
  if (range === null) return null
  const count = range.value.to.line - range.key.from.line + 1
  return Array.from({ length: count }, (_, index) => {
    const at = startOf(range.key.from.line + index)
    return { from: at, to: at, text: `${index === 0 ? before : ""}# ` }
  })
}

function startOf(line: number): Position {
  return { line, column: 1 }
}
