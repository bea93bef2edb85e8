import type { CreateSchemaCustomizationArgs } from "gatsby"

import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { resumeSections } from "~/src/doctor/rules/resume/publish-resume"
import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"

import { computedTypes } from "./computed-types"

const NODE = "implements Node @dontInfer"
const ENTRY = "implements Node & Entry @dontInfer"
const FILE_NODE = 'implements Node @childOf(types: ["File"]) @dontInfer'

/** Declares every type, instead of letting Gatsby infer them, so that the schema is the same for any content. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const { project, note, home, about, privacy, page, site } = SCHEMAS
  const pages = mergeSchemas([home, about, privacy, page])
  const settings = ["theme", "freshness", "images", "icons", "editing", "resume", "navigation", "footer"]
  actions.createTypes([
    contentTypes({ name: "Project", header: ENTRY, schema: project, leaveOut: ["draft", "unlisted"] }),
    contentTypes({ name: "Note", header: ENTRY, schema: note, leaveOut: ["draft", "unlisted"] }),
    contentTypes({ name: "ContentPage", header: NODE, schema: pages, leaveOut: ["draft"] }),
    contentTypes({ name: "SiteSettings", header: FILE_NODE, schema: site, prefix: "Site", leaveOut: settings }),
    contentTypes({ name: "Resume", header: FILE_NODE, schema: resumeSections }),
    computedTypes,
  ])
}

/** A field is required if every page requires it. */
function mergeSchemas(pages: readonly FieldSchema[]): FieldSchema {
  const properties: Record<string, FieldSchema> = Object.assign({}, ...pages.map((page) => page.properties))
  const required = Object.keys(properties).filter((field) => pages.every((page) => page.required?.includes(field)))
  return { title: "A single page of the content", properties, required }
}

/** The types in `computed-types.ts` of values that are objects in a query, although the file has only a text or a path. */
const KIND_TYPES: Record<string, string> = { picture: "ContentPicture", "icon name": "IconData" }
const SCALARS: Record<string, string> = { boolean: "Boolean", integer: "Int", number: "Float" }

type ContentType = {
  name: string
  schema: FieldSchema
  /** Interfaces and directives, which follow the name. */
  header?: string
  /** The names of inner types begin with it, unless a field's schema names its type. */
  prefix?: string
  /** Fields that queries cannot select. */
  leaveOut?: readonly string[]
}

/** Returns the definition of a GraphQL type with the fields of a schema, and those of its inner types. */
export function contentTypes({ name, schema, header = "", prefix = name, leaveOut = [] }: ContentType): string {
  const { properties = {}, required = [] } = schema
  const innerTypes: string[] = []
  const shown = Object.entries(properties).filter(([field]) => !leaveOut.includes(field))
  const lines = shown.map(([field, value]) => {
    const [type, inner] = typeOf(value, `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`)
    innerTypes.push(...inner)
    const isNonNull = required.includes(field) || value.default !== undefined
    return `${descriptionLine(value)}  ${field}: ${type}${isNonNull ? "!" : ""}`
  })
  return [`${descriptionLine(schema)}type ${name} ${header} {\n${lines.join("\n")}\n}`, ...innerTypes].join("\n\n")
}

function typeOf(field: FieldSchema, name: string): [type: string, innerTypes: string[]] {
  const { items, description, kind = "", type = "", properties, typeName = name } = field
  if (items !== undefined) {
    const [item, inner] = typeOf({ description, ...items }, name.replace(/s$/, ""))
    return [`[${item}!]`, inner]
  }
  const known = KIND_TYPES[kind] ?? SCALARS[type] ?? (properties === undefined ? "String" : null)
  return known === null ? [typeName, [contentTypes({ name: typeName, schema: field })]] : [known, []]
}

/** GraphiQL shows the description. */
function descriptionLine(schema: FieldSchema): string {
  const { enum: values, example, title, description = title } = schema
  const details = values ? ` One of ${values.join(", ")}.` : typeof example === "string" ? ` Example: ${example}` : ""
  const text = `${descriptionOf({ description })}${details}`
  return text === "" ? "" : `  ${JSON.stringify(text)}\n`
}
