import type { Resume } from "~/src/doctor/rules/resume/read-resume"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { HEADINGS, publishedResumeSchema } from "~/src/doctor/schemas/resume-schema"

/** The schema of the sections that the site shows. Their lists are never null: one that is omitted is empty. */
export const resumeSections = {
  title: "The résumé: content/resume.json without contact data, and content/publications.bib",
  properties: Object.fromEntries(
    Object.entries(HEADINGS).map(([section, heading]) => [section, sectionSchema(section, heading)]),
  ),
} satisfies FieldSchema

function sectionSchema(name: string, heading: string): FieldSchema {
  const { items = {}, ...section }: FieldSchema = publishedResumeSchema.properties?.[name] ?? {}
  const fields = Object.entries(items.properties ?? {}).map(([field, schema]) => [
    field,
    schema.items ? { ...schema, default: [] } : schema,
  ])
  return { ...section, default: [], items: { ...items, properties: Object.fromEntries(fields), required: [heading] } }
}

/** Returns the fields of the `Resume` node, with an empty list for each section or list that the file omits. */
export function resumeFields(resume: Resume): Record<string, object[]> {
  const sections = Object.entries(resumeSections.properties).map(([section, { items }]) => {
    const lists = Object.entries(items?.properties ?? {}).filter(([, field]) => field.items)
    const empty = Object.fromEntries(lists.map(([field]) => [field, []]))
    return [section, (resume[section as "work"] ?? []).map((entry) => ({ ...empty, ...entry }))]
  })
  return Object.fromEntries(sections)
}
