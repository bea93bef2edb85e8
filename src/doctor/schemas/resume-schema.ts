import published from "@jsonresume/schema/schema.json"

import type { FieldPath } from "~/src/doctor/readers/field-source"

export type JsonSchema = {
  $ref?: string
  type?: string
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

type Definitions = { definitions: Record<string, JsonSchema> }

/** The address of the published schema, for programs that read `/resume.json`. */
export const RESUME_SCHEMA_URL = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

/** The schema of every field that names a project of this site. */
export const PROJECT_SLUG: JsonSchema = { type: "string", description: "The slug of a project." }

/** JSON Resume as published (@jsonresume/schema), with the two fields that link jobs and skills to projects. */
export const resumeSchema: JsonSchema = withOwnFields(published as unknown as JsonSchema)

/** The field of each section that is the heading of an entry. The site requires it; JSON Resume requires nothing. */
export const HEADINGS: Record<string, string> = {
  work: "name",
  education: "institution",
  volunteer: "organization",
  skills: "name",
  languages: "language",
  awards: "title",
  certificates: "name",
  publications: "name",
  interests: "name",
  references: "reference",
}

export const isDate = (schema: JsonSchema) => schema.$ref === "#/definitions/iso8601"

/** Visits every value, with its schema if it is known, and with the names that are known beside it. */
export function walkResume(
  value: unknown,
  visit: (place: { path: FieldPath; value: unknown; schema: JsonSchema | undefined; known: string[] }) => void,
  at: { schema: JsonSchema | undefined; path: FieldPath } = { schema: resumeSchema, path: [] },
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const schema = at.schema?.items
      const path = [...at.path, index]
      visit({ path, value: item, schema, known: [] })
      walkResume(item, visit, { schema, path })
    }
  } else if (typeof value === "object" && value !== null) {
    const known = Object.keys(at.schema?.properties ?? {})
    for (const [key, item] of Object.entries(value)) {
      const schema = known.includes(key) ? at.schema?.properties?.[key] : undefined
      const path = [...at.path, key]
      visit({ path, value: item, schema, known })
      if (schema !== undefined) walkResume(item, visit, { schema, path })
    }
  }
}

function withOwnFields(schema: JsonSchema): JsonSchema {
  const id = { type: "string", description: "The name by which projects refer to this job in `experience`." }
  // May also be a path: to the schema in docs/schemas, which has those two fields.
  const $schema = { ...schema.properties?.$schema, format: "uri-reference" }
  const { work, skills } = schema.properties ?? {}
  return {
    ...(schema as JsonSchema & Definitions),
    properties: {
      ...schema.properties,
      $schema,
      work: { ...work, items: { ...work?.items, properties: { ...work?.items?.properties, id } } },
      skills: {
        ...skills,
        items: {
          ...skills?.items,
          properties: {
            ...skills?.items?.properties,
            projects: { type: "array", description: "Slugs of projects that show the skill.", items: PROJECT_SLUG },
          },
        },
      },
    },
  }
}
