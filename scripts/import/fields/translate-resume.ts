import { type FieldValues, includesName, isFields, isSame } from "~/src/doctor/readers/formats/field-values"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"
import { PRIVATE_NAMES } from "~/src/doctor/rules/resume/check-resume"
import { type JsonSchema, resumeSchema } from "~/src/doctor/schemas/resume-schema"

import { mapFields } from "./map-fields"
import { resumeTranslation } from "./resume-translation"

/** Returns a text that is no JSON as it is. */
export function translateResumeText(text: string): string {
  const { source, diagnostics } = parseJson("", text)
  return diagnostics.length > 0 ? text : JSON.stringify(translateResume(source.data), null, 2)
}

/** Returns a résumé with the fields of JSON Resume in place of similar ones. */
export function translateResume(resume: unknown): unknown {
  const translated = translate(resume, resumeSchema, "")
  // What one translation has moved, another one may read.
  return isSame(translated, resume) ? resume : translateResume(translated)
}

function translate(value: unknown, schema: JsonSchema, section: string): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, schema.items ?? {}, section))
  const { properties } = schema
  if (!isFields(value) || properties === undefined) return value
  const inner = (name: string) => (section === "" ? name : `${section}.${name}`)
  const fields = Object.entries(translateFields(value, schema, section)).map(([name, field]) => {
    const own = properties[name]
    return [name, own === undefined ? field : translate(field, own, inner(name))]
  })
  return Object.fromEntries(fields)
}

function translateFields(data: FieldValues, schema: JsonSchema, section: string): FieldValues {
  const kept = Object.keys(data).filter((name) => includesName(PRIVATE_NAMES, name))
  const translation = resumeTranslation(section, schema)
  const { fields, left } = mapFields(data, { translation, kept, folder: "", files: [], owner: "", hosts: [] })
  const rest = Object.entries(data).filter(([name]) => left.includes(name) || Object.hasOwn(fields, name))
  return { ...Object.fromEntries(rest), ...fields }
}
