import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"
import { HEADINGS, type JsonSchema, resumeSchema } from "~/src/doctor/schemas/resume-schema"

/** The folder of the schemas, seen from the project's root. */
export const SCHEMA_FOLDER = "docs/schemas"

/** JSON Schemas by file name, for editors that help while the content is typed. */
export function editorSchemas(): Record<string, object> {
  const ours = Object.entries(SCHEMAS).map(([name, schema]) => [`${name}.schema.json`, forEditors(schema)])
  return { ...Object.fromEntries(ours), "resume.schema.json": resumeForEditors(resumeSchema) }
}

/** Keeps JSON Schema's own words; where a field shows becomes part of what is said of it. */
function forEditors(schema: FieldSchema): JsonSchema {
  const {
    kind: _kind,
    typeName: _type,
    shows,
    description,
    example,
    default: value,
    properties,
    items,
    ...rest
  } = schema
  const shown = shows === undefined ? "" : ` Shows: ${shows}.`
  return {
    ...rest,
    ...(description && { description: `${descriptionOf(schema)}${shown}` }),
    ...(example !== undefined && { examples: [example] }),
    ...(typeof value !== "object" && value !== undefined && { default: value }),
    ...(properties && { properties: mapValues(properties, forEditors) }),
    ...(items && { items: forEditors(items) }),
  }
}

/** JSON Resume with what this site asks besides: https addresses, and the field that heads each entry. */
function resumeForEditors(schema: JsonSchema): JsonSchema {
  const properties = mapValues(schema.properties ?? {}, (section, name) => {
    const heading = HEADINGS[name]
    const { items } = section
    return heading === undefined || items === undefined
      ? section
      : { ...section, items: { ...items, required: [heading] } }
  })
  return httpsOnly({ ...schema, properties })
}

function httpsOnly(schema: JsonSchema): JsonSchema {
  const { properties, items, ...rest } = schema
  return {
    ...rest,
    ...(schema.format === "uri" && { pattern: "^https://" }),
    ...(properties && { properties: mapValues(properties, httpsOnly) }),
    ...(items && { items: httpsOnly(items) }),
  }
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
}
