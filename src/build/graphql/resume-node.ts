import { publishResume } from "~/src/doctor/resume/publish-resume"
import type { Resume } from "~/src/doctor/resume/read-resume"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { HEADINGS, resumeSchema } from "~/src/doctor/schemas/resume-schema"

type Entry = Record<string, unknown>

/** The sections of JSON Resume that the site shows. A list that is omitted is empty. Contact data is not among them. */
export const resumeSections = {
  title: "The résumé: content/resume.json without contact data",
  properties: Object.fromEntries(
    Object.entries(HEADINGS).map(([section, heading]) => [section, sectionSchema(section, heading)]),
  ),
} satisfies FieldSchema

function sectionSchema(name: string, heading: string): FieldSchema {
  const { items = {}, ...section }: FieldSchema = resumeSchema.properties?.[name] ?? {}
  const fields = Object.entries(items.properties ?? {}).map(([field, schema]) => [
    field,
    schema.items ? { ...schema, default: [] } : schema,
  ])
  return { ...section, default: [], items: { ...items, properties: Object.fromEntries(fields), required: [heading] } }
}

/** Returns the fields of the `Resume` node. */
export function resumeFields(resume: Resume): Record<string, Entry[]> {
  // A query resolves slugs to project nodes, and a project that is not public has none.
  const publishing = { publish: [], isPublished: () => true }
  const published = publishResume(resume, publishing) as Record<string, Entry[] | undefined>
  const sections = Object.entries(resumeSections.properties).map(([section, { items }]) => {
    const fields = Object.entries(items?.properties ?? {})
    const lists = fields.flatMap(([field, { default: empty }]) => (empty === undefined ? [] : [[field, empty]]))
    return [section, (published[section] ?? []).map((entry) => ({ ...Object.fromEntries(lists), ...entry }))]
  })
  return Object.fromEntries(sections)
}
