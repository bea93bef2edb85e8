import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import {
  HEADINGS,
  PRIVATE_FIELDS,
  PRIVATE_PARTS,
  PROJECT_SLUG,
  type PrivatePart,
  publishedResumeSchema,
  RESUME_SCHEMA_URL,
} from "~/src/doctor/schemas/resume-schema"

import type { Resume } from "./read-resume"

/**
 * Returns the résumé without private fields, fields that the schema does not know or no page shows, and projects that have no page (S3).
 * @param options.publish the private parts that the settings publish
 */
export function publishResume(
  resume: Resume,
  { publish, isPublished }: { publish: readonly PrivatePart[]; isPublished: (slug: string) => boolean },
): object {
  const hidden: string[] = PRIVATE_PARTS.flatMap((part) => (publish.includes(part) ? [] : PRIVATE_FIELDS[part]))
  const keep = (value: unknown, schema: FieldSchema | undefined, at: string): unknown => {
    if (Array.isArray(value) && schema?.items === PROJECT_SLUG) {
      // An empty list would show that there are projects which are not published.
      const slugs = value.filter((slug) => isPublished(String(slug)))
      return slugs.length === 0 ? undefined : slugs
    }
    if (Array.isArray(value)) return value.map((item) => keep(item, schema?.items, at))
    if (typeof value !== "object" || value === null) return value
    const properties = schema?.properties ?? {}
    const fields = Object.entries(value).flatMap(([key, item]) => {
      const field = at === "" ? key : `${at}.${key}`
      if (!Object.hasOwn(properties, key) || hidden.includes(field)) return []
      const kept = keep(item, properties[key], field)
      return kept === undefined ? [] : [[key, kept]]
    })
    return Object.fromEntries(fields)
  }
  const { $schema: _own, ...published } = keep(resume, publishedResumeSchema, "") as Record<string, unknown>
  return { $schema: RESUME_SCHEMA_URL, ...published }
}

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
