import type { z } from "zod"

import { type Diagnostic, formatValue, say, type TextEdit, unexpected } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/formats/field-source"
import { isEmpty } from "~/src/doctor/readers/formats/field-values"
import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"
import { once } from "~/src/lib/once"

import { cutNumberAt } from "./cut-number"
import { aliasedField } from "./field-aliases"
import { adviseHiding } from "./hiding-fields"
import { changeOf, respell } from "./respell"
import { commentOut } from "./write-field"

/** A longer list of field names would make a message hard to read. */
const MAX_LISTED_NAMES = 8
const NOT_SHOWN = "Nothing here shows it. Put # before it to keep it as a note."

const parserOf = once((schema: z.ZodType) => once(({ data }: FieldSource) => schema.safeParse(data ?? {})))

/** What an unknown field is, and the known field that is probably meant. */
type UnknownField = { diagnostic: Diagnostic; intended?: string }

/** Checks parsed fields against a schema: the typed value, or one diagnostic for each wrong field. `describe` is for unknown ones. */
export function checkFields<Schema extends z.ZodType>(
  source: FieldSource,
  schema: Schema,
  describe: (path: FieldPath, source: FieldSource, schema: z.ZodType) => UnknownField = unknownField,
): { value: z.infer<Schema> | null; diagnostics: Diagnostic[] } {
  const { data, error } = parserOf(schema)(source)
  if (error === undefined) return { value: data as z.infer<Schema>, diagnostics: [] }
  const unknown = error.issues.flatMap(({ path, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => describe([...(path as FieldPath), key], source, schema))
      : [],
  )
  const wrong = error.issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .map((issue) => wrongField(issue, source, schema))
  const all = joined(unknown, wrong)
  // Keep one message per field: if a comma has cut a text in two, further messages would be about the first half only.
  const isFirst = ({ field }: Diagnostic, index: number) => all.findIndex((other) => other.field === field) === index
  return { value: null, diagnostics: all.filter(isFirst) }
}

/** Returns the mistakes, each once. */
function joined(unknown: readonly UnknownField[], wrong: readonly ReturnType<typeof wrongField>[]): Diagnostic[] {
  const intended = unknown.map((field) => field.intended)
  for (const [index, field] of unknown.entries()) {
    // Two fields of one name would be a mistake of their own.
    const isSecond = field.intended !== undefined && intended.indexOf(field.intended) < index
    if (isSecond) delete field.diagnostic.edits
  }
  // A needed field that is there under a wrong name is reported once.
  const needed = wrong.filter(({ isMissing, diagnostic }) => !isMissing || !intended.includes(diagnostic.field))
  return [...unknown, ...needed].map(({ diagnostic }) => diagnostic)
}

function wrongField(issue: z.core.$ZodIssue, source: FieldSource, schema: z.ZodType) {
  const path = issue.path as FieldPath
  const place = source.placeOf(path)
  const found = source.valueAt(path)
  const isMissing = found === undefined || found === null
  const isResume = source.file.endsWith(".json")
  const report = (expected: string, value: string, fix: string) => {
    const diagnostic: Diagnostic = { ...place, ...say("wrong-value", unexpected(expected, value), fix) }
    return { isMissing, diagnostic }
  }
  if (path.length === 0) {
    return report("fields", formatValue(found), "Write one field per line: name, colon, space, value.")
  }
  const cut = cutNumberAt(source, path)
  if (cut !== null) return { isMissing, diagnostic: cut }
  if (found === null && isResume) return report(issue.message, "null", `Remove ${place.field}.`)
  if (!isMissing) {
    // A date of the résumé hides nothing.
    const hidden = isResume ? undefined : adviseHiding(path, source, fieldSchema(schema).properties ?? {})
    const wrong = report(issue.message, formatValue(found), hidden ?? changeOf(issue, place.field, found))
    const spelling = respell(path, source, schema)
    return spelling === null ? wrong : { ...wrong, diagnostic: { ...wrong.diagnostic, ...spelling } }
  }
  const { comment = null } = source.scalarAt(path) ?? {}
  const quoted = `Put it between quotes, or YAML reads it as a comment: "#${comment}"`
  return report(issue.message, "nothing", /^\S/.test(comment ?? "") ? quoted : `Add ${place.field}.`)
}

/** Reports an unknown field and what was probably intended: a known field, or the end of a text that a comma has cut. */
function unknownField(path: FieldPath, source: FieldSource, schema: z.ZodType): UnknownField {
  const cut = cutText(path, source)
  if (cut !== null) return { diagnostic: cut }
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  const value = source.valueAt(path)
  const shape = fieldSchema(schema)
  const known = Object.keys(partAt(shape, parent)?.properties ?? {})
  const report = (fix: string, edits?: readonly TextEdit[] | null) => {
    const diagnostic = { ...source.placeOf(path), ...say("unknown-field", `\`${name}\` is not a known field.`, fix) }
    return { diagnostic: edits ? { ...diagnostic, edits } : diagnostic }
  }
  const hidden = adviseHiding(path, source, shape.properties ?? {})
  if (hidden !== undefined) return report(hidden)
  const meant = aliasedField(name, known) ?? nearestName(name, known)
  if (meant === undefined || isEmpty(value)) {
    return parent.length === 0 ? report(NOT_SHOWN, commentOut(source, name)) : report(adviseMove(value, known))
  }
  const intended = source.placeOf([...parent, meant]).field
  if (parent.length > 0) return { ...report(didYouMean(meant)), intended }
  if (!isEmpty(source.valueAt([meant]) ?? null)) {
    return report(`\`${meant}\` is there already. Write there what it lacks, then put # before this field.`)
  }
  const isRight = (schema as z.ZodObject).shape?.[meant]?.safeParse(value).success === true
  const range = isRight ? source.rangeOf(path) : null
  return { ...report(didYouMean(meant), range && [{ ...range.key, text: meant }]), intended }
}

function adviseMove(value: unknown, known: readonly string[]): string {
  const names = known.length > 0 && known.length <= MAX_LISTED_NAMES ? known.join(", ") : "see docs/content.md"
  return value ? `Move its value to one of these: ${names}.` : `Remove it. Known fields: ${names}.`
}

/** Returns the message for the end of a text that a comma in braces has cut; null for any other field. */
function cutText(path: FieldPath, source: FieldSource): Diagnostic | null {
  const cut = source.cutTextAt(path)
  if (cut === null) return null
  const message = `A comma in braces ends a text: only ${formatValue(source.valueAt(cut.path))} is left of this one.`
  const fix = `Put the whole text between quotes: ${cut.path.at(-1)}: ${JSON.stringify(cut.text)}`
  return { ...source.placeOf(cut.path), ...say("text-cut", message, fix) }
}

export function partAt(schema: FieldSchema, path: FieldPath): FieldSchema | undefined {
  // A value that may be empty has two schemas.
  const whole = (part?: FieldSchema) => part?.anyOf?.find(({ properties, items }) => properties ?? items) ?? part
  return path.reduce<FieldSchema | undefined>(
    (part, key) => whole(typeof key === "number" ? part?.items : part?.properties?.[key]),
    schema,
  )
}
