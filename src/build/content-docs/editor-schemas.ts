import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"
import { HEADINGS, resumeSchema } from "~/src/doctor/schemas/resume-schema"
import descriptions from "~/src/lib/texts/descriptions.json"
import { en } from "~/src/lib/texts/en"
import { isPlural } from "~/src/lib/texts/texts"

import { SCHEMAS } from "./schemas"

export const SCHEMA_FOLDER = "docs/schemas"

/** Returns the JSON Schemas with which editors check the content while it is written, by their file names. */
export function editorSchemas(): Record<string, object> {
  const ours = Object.entries(SCHEMAS).map(([name, schema]) => [`${name}.schema.json`, mapSchema(schema, forEditors)])
  return {
    ...Object.fromEntries(ours),
    "resume.schema.json": mapSchema(resumeSchema, httpsOnly),
    // Where each text appears, and what it says in English.
    "texts.schema.json": { title: "Texts of the interface: content/texts.yaml", ...groupSchema(en, descriptions) },
  }
}

type Texts = { readonly [name: string]: string | Texts }

function groupSchema(texts: Texts, places: Texts): object {
  const properties = Object.entries(texts).map(([name, text]) => [name, textSchema(text, places[name])])
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(properties) }
}

function textSchema(text: string | Texts, place: string | Texts | undefined): object {
  if (typeof text === "string") return { type: "string", description: `${place} In English: “${text}”` }
  if (!isPlural(text)) return groupSchema(text, place as Texts)
  const description = `${place} A form for each plural category of the language. In English: “${text.other}”`
  return { type: "object", description, additionalProperties: { type: "string" } }
}

/** Applies a change to a schema and to the schemas of all fields inside it. */
export function mapSchema(
  schema: FieldSchema,
  change: (schema: FieldSchema, name: string) => object,
  name = "",
): object {
  const { properties, items, ...changed }: FieldSchema = change(schema, name)
  const fields = Object.entries(properties ?? {}).map(([key, field]) => [key, mapSchema(field, change, key)])
  return {
    ...changed,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: mapSchema(items, change) }),
  }
}

/** Removes what is not JSON Schema. The description also says where the field is shown. */
function forEditors(schema: FieldSchema) {
  const { kind: _kind, typeName: _type, shows, description, example, default: value, ...rest } = schema
  const shown = shows === undefined ? "" : ` Shows: ${shows}.`
  return {
    ...rest,
    ...(description && { description: `${descriptionOf({ description })}${shown}` }),
    ...(example !== undefined && { examples: [example] }),
    ...(typeof value !== "object" && value !== undefined && { default: value }),
  }
}

/** Adds what this site requires and JSON Resume does not: https addresses, and the field that is the heading of each entry. */
export function httpsOnly(schema: FieldSchema, name: string) {
  const { items } = schema
  const heading = HEADINGS[name]
  return {
    ...schema,
    ...(schema.format === "uri" && { pattern: "^https://" }),
    ...(heading !== undefined && items !== undefined && { items: { ...items, required: [heading] } }),
  }
}
