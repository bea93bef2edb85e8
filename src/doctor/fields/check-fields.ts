import type { z } from "zod"

import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { cutNumberAt } from "~/src/doctor/fields/field-rules"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { changeOf, respell } from "~/src/doctor/fields/respell"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"
import { once } from "~/src/doctor/readers/parse-once"
import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"
import { adviseFields } from "~/src/doctor/translation/field-advice"
import type { Foreign } from "~/src/doctor/translation/translate-field"

/** A longer list of field names would make a message hard to read. */
const MAX_LISTED_NAMES = 8

const parserOf = once((schema: z.ZodType) => once(({ data }: FieldSource) => schema.safeParse(data ?? {})))

/** Checks parsed fields against a schema: the typed value, or one diagnostic for each wrong field. */
export function checkFields<Schema extends z.ZodType>(
  source: FieldSource,
  schema: Schema,
  foreign: () => Foreign,
): { value: z.infer<Schema> | null; diagnostics: Diagnostic[] } {
  const { data, error } = parserOf(schema)(source)
  if (error === undefined) return { value: data as z.infer<Schema>, diagnostics: [] }
  const unknown = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownField([...(issue.path as FieldPath), key], source, schema))
      : [],
  )
  const intended = unknown.map((field) => field.intended)
  const wrong = error.issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .map((issue) => wrongField(issue, source, schema))
    // A needed field that is there under a wrong name is reported once.
    .filter(({ isMissing, diagnostic }) => !isMissing || !intended.includes(diagnostic.field))
  const all = withAdvice([...unknown, ...wrong], source, foreign())
  // Keep one message per field: if a comma has cut a text in two, further messages would be about the first half only.
  const isFirst = ({ field }: Diagnostic, index: number) => all.findIndex((other) => other.field === field) === index
  return { value: null, diagnostics: all.filter(isFirst) }
}

type Found = {
  /** The field of the file that it is in. */
  key: string
  diagnostic: Diagnostic
  isMissing?: boolean
  /** Whether the diagnostic says what was meant. */
  isClear?: boolean
}

/** Puts the finished lines of a translated field into its first diagnostic; what else is wrong with it goes with it. */
function withAdvice(found: readonly Found[], source: FieldSource, foreign: Foreign): Diagnostic[] {
  if (typeof source.data !== "object" || Array.isArray(source.data)) return found.map(({ diagnostic }) => diagnostic)
  const unclear = found.filter(({ isClear }) => !isClear).map(({ key }) => key)
  const clear = found.map(({ key }) => key).filter((key) => !unclear.includes(key))
  const { of, plan } = adviseFields({ source, path: [], format: "YAML" }, foreign, clear)
  return found.flatMap(({ key, isMissing = false, diagnostic }, index) => {
    const advice = clear.includes(key) ? undefined : of.get(key)
    if (advice === undefined) return isMissing && Object.hasOwn(plan.written, key) ? [] : [diagnostic]
    const isFirst = found.findIndex((other) => other.key === key) === index
    const { edits: _own, ...bare } = diagnostic
    return isFirst ? [{ ...bare, ...advice }] : []
  })
}

function wrongField(issue: z.core.$ZodIssue, source: FieldSource, schema: z.ZodType): Found {
  const path = issue.path as FieldPath
  const place = source.placeOf(path)
  const found = source.valueAt(path)
  const isMissing = found === undefined || found === null
  const report = (expected: string, value: string, fix: string): Found => ({
    key: String(path[0]),
    isMissing,
    diagnostic: { ...place, message: unexpected(expected, value), fix },
  })
  if (path.length === 0) {
    return report("fields", formatValue(found), "Write one field per line: name, colon, space, value.")
  }
  const cut = cutNumberAt(source, path)
  if (cut !== null) return { key: String(path[0]), isClear: true, isMissing, diagnostic: cut }
  if (!isMissing) {
    const wrong = report(issue.message, formatValue(found), changeOf(issue, place.field, found))
    const spelling = respell(path, source, schema)
    return spelling === null ? wrong : { ...wrong, isClear: true, diagnostic: { ...wrong.diagnostic, ...spelling } }
  }
  const comment = source.commentAt(path)
  const quoted = `Put it between quotes, or YAML reads it as a comment: "#${comment}"`
  return report(issue.message, "nothing", comment === null ? `Add ${place.field}.` : quoted)
}

/** Reports an unknown field and what was probably intended: a known field, or the end of a text that a comma has cut. */
function unknownField(path: FieldPath, source: FieldSource, schema: z.ZodType): Found & { intended?: string } {
  const key = String(path[0])
  const cut = source.cutTextAt(path)
  if (cut !== null) {
    const message = `A comma in braces ends a text: only ${formatValue(source.valueAt(cut.path))} is left of this one.`
    const fix = `Put the whole text between quotes: ${cut.path.at(-1)}: ${JSON.stringify(cut.text)}`
    return { key, isClear: true, diagnostic: { ...source.placeOf(cut.path), message, fix } }
  }
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  const known = Object.keys(partAt(schema, parent)?.properties ?? {})
  const near = nearestName(name, known)
  const report = (fix: string) => ({ ...source.placeOf(path), message: `\`${name}\` is not a known field.`, fix })
  const names = known.length > 0 && known.length <= MAX_LISTED_NAMES ? known.join(", ") : "see docs/content.md"
  // An empty field can simply go.
  if (near === undefined || !source.valueAt(path))
    return {
      key,
      diagnostic: report(
        source.valueAt(path)
          ? `Move its value to one of these, or remove it: ${names}.`
          : `Remove it. Known fields: ${names}.`,
      ),
    }
  const intended = source.placeOf([...parent, near]).field
  return { key, isClear: parent.length > 0, diagnostic: report(didYouMean(near)), intended }
}

function partAt(schema: z.ZodType, path: FieldPath): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>(
    (part, key) => (typeof key === "number" ? part?.items : part?.properties?.[key]),
    fieldSchema(schema),
  )
}
