import Ajv, { type ErrorObject } from "ajv"
import addFormats from "ajv-formats"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { fieldName } from "~/src/doctor/fields/check-fields"
import { nearest } from "~/src/doctor/fields/nearest-name"
import { shown } from "~/src/doctor/fields/shown"
import type { YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"
import { httpsUrl, partialDate, slug } from "~/src/doctor/schemas/field-types"
import { endsBefore } from "~/src/doctor/schemas/project-schema"
import { HEADINGS, isDate, type JsonSchema, resumeSchema, walkResume } from "~/src/doctor/schemas/resume-schema"

const DATE = "a date: 2024, 2024-05 or 2024-05-31"
const ADDRESS = "an address that begins with https://"
const ID = "small letters, digits and single hyphens, e.g. my-job"
const TYPES: Record<string, string> = {
  string: 'a text between " and "',
  array: "a list between [ and ]",
  object: "fields between { and }",
}
const FORMATS: Record<string, string> = { uri: ADDRESS, email: "an e-mail address" }

type Told = { path: YamlPath; found: string; expected: string; fix: string }

const ajv = addFormats(new Ajv({ allErrors: true, strict: false }))
const matchesSchema = ajv.compile(resumeSchema)

/** Checks a résumé against JSON Resume's schema and what the site needs besides: one problem per wrong field. */
export function checkResume(file: string, source: YamlSource): ContentProblem[] {
  matchesSchema(source.data)
  const told = [
    ...(matchesSchema.errors ?? []).map((error) => explain(error, source)),
    ...checkValues(source),
    ...checkHeadings(source),
    ...checkIds(source),
    ...checkOrderOfDates(source),
  ]
  // A date or address that the schema refuses already is not told again by the stricter rule.
  const first = new Map(told.reverse().map((each) => [fieldName(each.path), each]))
  return [...first.values()].map(({ path, ...rest }) => ({
    file,
    ...source.positionOf(path),
    field: fieldName(path, "résumé"),
    ...rest,
  }))
}

function explain({ instancePath, keyword, params, message }: ErrorObject, source: YamlSource): Told {
  const path = toPath(instancePath, source)
  const expected =
    keyword === "type"
      ? (TYPES[String(params.type)] ?? String(params.type))
      : keyword === "pattern"
        ? DATE
        : (FORMATS[String(params.format)] ?? message ?? "what JSON Resume allows")
  return wrong(path, source.valueAt(path), expected)
}

function wrong(path: YamlPath, value: unknown, expected: string): Told {
  const isOpenEnd = expected === DATE && path.at(-1) === "endDate"
  const fix = isOpenEnd ? "change it, or leave endDate out while it goes on" : `change ${fieldName(path, "the file")}`
  return { path, found: shown(value), expected, fix }
}

/** A JSON pointer as a path: a number counts entries only inside a list. */
function toPath(pointer: string, source: YamlSource): YamlPath {
  const path: (string | number)[] = []
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~")
    path.push(Array.isArray(source.valueAt(path)) ? Number(key) : key)
  }
  return path
}

function checkValues({ data }: YamlSource): Told[] {
  const told: Told[] = []
  walkResume(data, ({ path, value, schema, known }) => {
    told.push(...(schema === undefined ? misspelt(path, known) : checkValue(path, value, schema)))
  })
  return told
}

/** JSON Resume allows fields of one's own: only one that resembles a known field is taken for a slip. */
function misspelt(path: YamlPath, known: string[]): Told[] {
  const near = nearest(String(path.at(-1)), known)
  if (near === undefined) return []
  return [{ path, found: "an unknown field", expected: `one of ${known.join(", ")}`, fix: `did you mean ${near}?` }]
}

/** What the site asks of a value besides what the schema does: days that exist, and addresses that are safe to link. */
function checkValue(path: YamlPath, value: unknown, schema: JsonSchema): Told[] {
  if (isDate(schema) && typeof value === "string" && !partialDate.safeParse(value).success) {
    return [wrong(path, value, DATE)]
  }
  return schema.format === "uri" && !httpsUrl.safeParse(value).success ? [wrong(path, value, ADDRESS)] : []
}

function checkHeadings(source: YamlSource): Told[] {
  return Object.entries(HEADINGS).flatMap(([section, field]) =>
    entriesOf(source, section).flatMap((entry, index) => {
      const value = entry[field]
      if (value !== undefined && !(typeof value === "string" && value.trim() === "")) return []
      const path = [section, index, field]
      return [{ path, found: "nothing", expected: "a text, which heads the entry", fix: `add ${fieldName(path)}` }]
    }),
  )
}

function checkIds(source: YamlSource): Told[] {
  const seen = new Set<unknown>()
  return entriesOf(source, "work").flatMap(({ id }, index) => {
    const path = ["work", index, "id"]
    if (typeof id !== "string") return []
    if (!slug.safeParse(id).success) return [wrong(path, id, ID)]
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated ? [wrong(path, id, "an id that no other job has")] : []
  })
}

function checkOrderOfDates(source: YamlSource): Told[] {
  return ["work", "volunteer", "education"].flatMap((section) =>
    entriesOf(source, section).flatMap(({ startDate, endDate }, index) => {
      if (typeof startDate !== "string" || typeof endDate !== "string" || !endsBefore(startDate, endDate)) return []
      const expected = `a date that is not before ${startDate}, where it begins`
      return [
        { path: [section, index, "endDate"], found: shown(endDate), expected, fix: "change startDate or endDate" },
      ]
    }),
  )
}

function entriesOf(source: YamlSource, section: string): Record<string, unknown>[] {
  const entries = source.valueAt([section])
  if (!Array.isArray(entries)) return []
  // What is not a set of fields is told by the schema; here it only keeps its place.
  return entries.map((entry: unknown) => (typeof entry === "object" && entry !== null ? { ...entry } : NOT_FIELDS))
}

const NOT_FIELDS = Object.fromEntries(Object.values(HEADINGS).map((field) => [field, "-"]))
