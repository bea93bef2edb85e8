import { stringify } from "yaml"

import type { Diagnostic, Position, TextEdit } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { FieldSource, Range } from "~/src/doctor/readers/field-source"

import { type FieldValues, isSame } from "./field-values"
import { planTranslation, type TranslationPlan } from "./plan-translation"
import type { Foreign } from "./translate-field"

type Advice = Pick<Diagnostic, "fix" | "edits">

/** What to do about the wrong fields of a file, by their names, and the fields that are there once it is done. */
export type FieldAdvice = { of: ReadonlyMap<string, Advice>; written: readonly string[] }

/**
 * Returns the finished lines for every field of another format, or of another form. `files` are those beside the text, and `kept`
 * the fields that their owner has to correct.
 */
export function adviseFields(source: FieldSource, foreign: Foreign, kept: readonly string[]): FieldAdvice {
  const data = (source.data ?? {}) as FieldValues
  const { shape } = foreign.translation
  const plan = planTranslation(data, { ...foreign, kept })
  const of = new Map<string, Advice>()
  const wrong = [...plan.targets.keys()]
  for (const key of wrong) of.set(key, replacement(key, { source, data, plan, wrong }))
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
  return { of, written: Object.keys(plan.written) }
}

type Context = { source: FieldSource; data: FieldValues; plan: TranslationPlan; wrong: readonly string[] }

function replacement(key: string, { source, data, plan, wrong }: Context): Advice {
  const { fields: targets = [], isComplete = true } = plan.targets.get(key) ?? {}
  const firstOf = (field: string) => wrong.find((other) => plan.targets.get(other)?.fields.includes(field))
  const written = targets.filter((field) => Object.hasOwn(plan.written, field))
  // A field that several others become is written once: in its own place, or in that of the first of them.
  const own = written.filter((field) => (Object.hasOwn(data, field) ? field : firstOf(field)) === key)
  const elsewhere = written.filter((field) => Object.hasOwn(data, field) && !wrong.includes(field))
  const linesOf = (fields: readonly string[]) => fields.map((field) => `${field}: ${inOneLine(plan.written[field])}`)
  const range = source.rangeOf([key])
  const [renamed] = own
  if (renamed !== undefined && written.length === 1 && renamed !== key && isSame(plan.written[renamed], data[key])) {
    const name = source.keyRangeOf([key])
    return withEdits(didYouMean(renamed), name && [{ ...name, text: renamed }])
  }
  const others = elsewhere.flatMap((field) => replaceField(source.rangeOf([field]), linesOf([field]).join()) ?? [])
  const text = linesOf(own).join("\n")
  const lines = linesOf([...own, ...elsewhere])
  const withLines = (sentence: string) => [sentence, ...lines].join(lines.length > 1 ? "\n" : " ")
  if (!isComplete) {
    const kept = commentOut(source, key, text === "" ? "" : `${text}\n`)
    return withEdits(
      withLines(lines.length > 0 ? "Put # before it, and write:" : "Put # before it."),
      kept && [...others, ...kept],
    )
  }
  const edits = text === "" ? removeField(range) : replaceField(range, text)
  return withEdits(withLines(sentenceFor(own, elsewhere, targets)), edits && [...others, ...edits])
}

function sentenceFor(own: readonly string[], elsewhere: readonly string[], [target]: readonly string[]): string {
  if (own.length > 0) return "Write it like this:"
  if (elsewhere.length > 0) return "Remove it, and write:"
  return target === undefined ? "Remove it: it says nothing that a visitor sees." : `Remove it: \`${target}\` says it.`
}

function withEdits(fix: string, edits: readonly TextEdit[] | null): Advice {
  return edits === null || edits.length === 0 ? { fix } : { fix, edits }
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
