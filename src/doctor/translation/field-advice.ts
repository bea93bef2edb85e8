import type { Diagnostic, TextEdit } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"

import { asEndDate } from "./convert-date"
import { type FieldValues, includesName, isEmpty, isFields, isSame } from "./field-values"
import { adviseHidden, hidingPart } from "./hiding-fields"
import { planTranslation, type TranslationPlan } from "./plan-translation"
import { AUTHORS } from "./project-translation"
import { type Foreign, remarkOn, type Translation } from "./translate-field"
import { commentOut, joinLines, lineOf, removeField, replaceField, sentenceBefore } from "./write-field"

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
  const context = { ...fields, data, shape, plan, wrong: [...plan.targets.keys()] }
  const own = new Map(
    context.wrong.map((key) => {
      const { fix, edits } = replacement(key, context)
      return [key, { fix, edits: publishes(key, context) === undefined ? edits : null }]
    }),
  )
  const of = new Map<string, Advice>()
  for (const [key, { fix }] of own) {
    const edits = relatedTo([key], context).map((other) => own.get(other)?.edits ?? null)
    of.set(key, withEdits(fix, edits.includes(null) ? null : edits.flatMap((some) => some ?? [])))
  }
  if (format === "JSON") return { of, plan }
  for (const [key, field] of plan.contradicted) if (key !== field) of.set(key, adviseContradicted(key, field, context))
  for (const key of Object.keys(data)) {
    const remark = kept.includes(key) ? undefined : remarkOn(key, data, foreign)
    const advice = remark === undefined ? adviseRest(key, context, of.get(key)) : withRemark(remark, of.get(key))
    if (advice !== undefined) of.set(key, advice)
  }
  return { of, plan }
}

function adviseContradicted(key: string, field: string, { source, data, shape }: Context): Advice {
  if (shape[field]?.safeParse(data[field]).success !== true) return { fix: `Correct \`${field}\` first.` }
  // A note would hide nothing.
  if (hidingPart(key, data[key]) !== undefined)
    return { fix: `\`${field}\` says something else. Correct it, and remove this field.` }
  const fix = `\`${field}\` says something else. Keep the right value there, then remove this field or put # before it.`
  return withEdits(fix, commentOut(source, key))
}

/** Returns the advice on a field that is not translated, or not as a whole. */
function adviseRest(key: string, context: Context, own?: Advice): Advice | undefined {
  const { shape, source } = context
  const hiding = publishes(key, context)
  if (hiding !== undefined) {
    const field = hiding === `\`${key}\`` ? "the field" : hiding
    return { fix: adviseHidden(field, shape) }
  }
  const isKnown = Object.hasOwn(shape, key) || nearestName(key, Object.keys(shape)) !== undefined
  if (own !== undefined || isKnown) return own
  const fix = "Nothing here shows it. Remove it, or put # before it to keep it as a note."
  return withEdits(fix, commentOut(source, key))
}

/** Returns the name of what hides something elsewhere, if the advice on its field would publish it. */
function publishes(key: string, { data, shape, plan, wrong }: Context): string | undefined {
  const isFine =
    (!wrong.includes(key) && Object.hasOwn(shape, key)) || (Object.hasOwn(shape, "draft") && data.draft === true)
  const { fields = [] } = plan.targets.get(key) ?? {}
  const isRead = fields.includes("draft") || (fields.length > 0 && !isFields(data[key]))
  return isFine || isRead || plan.contradicted.has(key) ? undefined : hidingPart(key, data[key])
}

type Context = Fields & {
  data: FieldValues
  shape: Translation["shape"]
  plan: TranslationPlan
  wrong: readonly string[]
}

/** Returns the fields whose edits belong together: alone, one would remove what another one writes, or a comma too many. */
function relatedTo(keys: readonly string[], context: Context): readonly string[] {
  const { format, plan, wrong } = context
  const placesOf = (key: string) => {
    const isRemoved = format === "JSON" && ownFields(key, context).length === 0
    return [...(plan.targets.get(key)?.fields ?? []), ...(isRemoved ? ["(removed)"] : [])]
  }
  const places = keys.flatMap(placesOf)
  const related = wrong.filter((key) => keys.includes(key) || placesOf(key).some((place) => places.includes(place)))
  return related.length === keys.length ? related : relatedTo(related, context)
}

/** What to do about one field; its edits are null if it cannot be edited. */
function replacement(key: string, context: Context): { fix: string; edits: readonly TextEdit[] | null } {
  const { source, path, format, data, plan, wrong } = context
  const { fields: targets = [], isComplete = true } = plan.targets.get(key) ?? {}
  const written = targets.filter((field) => Object.hasOwn(plan.written, field))
  const own = ownFields(key, context)
  const elsewhere = written.filter((field) => Object.hasOwn(data, field) && !wrong.includes(field))
  const linesOf = (fields: readonly string[]) => fields.map((field) => lineOf(field, plan.written[field], format))
  const range = source.rangeOf([...path, key])
  const [renamed] = own
  if (renamed !== undefined && written.length === 1 && renamed !== key && isSame(plan.written[renamed], data[key])) {
    return renaming(key, renamed, context)
  }
  const others = elsewhere
    .filter((field) => firstOf(field, context) === key)
    .map((field) => replaceField(source.rangeOf([...path, field]), linesOf([field]).join()))
  const withOthers = (edits: readonly TextEdit[] | null) =>
    others.includes(null) ? null : edits && [...others.flatMap((some) => some ?? []), ...edits]
  const text = linesOf(own).join(SEPARATORS[format])
  const lines = linesOf([...own, ...elsewhere])
  const withLines = (sentence: string) => joinLines(sentence, lines, format)
  if (!isComplete && format === "YAML") {
    const kept = commentOut(source, key, linesOf(own))
    const check = /"http:/i.test(JSON.stringify(data[key])) ? " check that the address opens," : ""
    const fix = withLines(lines.length > 0 ? `Put # before it,${check} and write:` : "Put # before it.")
    return { fix, edits: withOthers(kept) }
  }
  const remove = () => (format === "JSON" ? removeMember(key, context) : removeField(range))
  const edits = text === "" ? remove() : replaceField(range, text)
  const sentence = lines.length > 0 ? sentenceBefore(lines, own.length > 0) : removalOf(key, targets, context)
  return { fix: withLines(sentence), edits: withOthers(edits) }
}

function renaming(key: string, renamed: string, { source, path, format }: Context) {
  const name = source.keyRangeOf([...path, key])
  const text = format === "JSON" ? JSON.stringify(renamed) : renamed
  return { fix: didYouMean(renamed), edits: name && [{ ...name, text }] }
}

/**
 * Returns the fields that are written where one stands. One that several become is written once: in its own place, or
 * in that of the first.
 */
function ownFields(key: string, context: Context): string[] {
  const { data, plan } = context
  const written = (plan.targets.get(key)?.fields ?? []).filter((field) => Object.hasOwn(plan.written, field))
  // An empty field is removed, so another one writes it.
  const isThere = (field: string) =>
    Object.hasOwn(data, field) && (plan.targets.get(field)?.fields.includes(field) ?? true)
  return written.filter((field) => (isThere(field) ? field : firstOf(field, context)) === key)
}

function firstOf(field: string, { plan, wrong }: Context): string | undefined {
  return wrong.find((other) => plan.targets.get(other)?.fields.includes(field))
}

/** Returns why a field can go. */
function removalOf(key: string, [target]: readonly string[], { data, shape, plan }: Context): string {
  const isSaid =
    target !== undefined && (Object.hasOwn(plan.written, target) || (target !== key && Object.hasOwn(data, target)))
  if (isSaid) return `Remove it: \`${target}\` says it.`
  if (target !== undefined) return "Remove it: that is the default."
  if (asEndDate(data[key]) === "present") return "Remove it: what has no endDate goes on."
  if (!isEmpty(data[key]) && includesName(AUTHORS, key))
    return Object.hasOwn(shape, "team")
      ? "Remove it: a project is by the site's owner and the people in `team`."
      : "Remove it: its author is the site's owner."
  return "Remove it: it says nothing that a visitor sees."
}

function withRemark(remark: string, advice?: Advice): Advice {
  return advice === undefined ? { fix: remark } : { ...advice, fix: `${remark} ${advice.fix}` }
}

function withEdits(fix: string, edits: readonly TextEdit[] | null): Advice {
  return edits === null || edits.length === 0 ? { fix } : { fix, edits }
}

const SEPARATORS = { YAML: "\n", JSON: ", " }

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
