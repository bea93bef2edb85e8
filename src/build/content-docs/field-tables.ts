import { stringify } from "yaml"

import { SCHEMAS } from "~/src/build/content-docs/schemas"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

/** The page that describes every field, relative to the project's root. */
export const CONTENT_PAGE = "docs/content.md"

type Field = { path: string; schema: FieldSchema; isRequired: boolean; isNested: boolean }

const TABLE = /(<!-- fields of ([a-z]+) -->\n\n)[\s\S]*?(\n\n<!-- end of fields -->)/g
const HEAD = ["field", "required", "type", "what it is", "example", "where it shows"]

/** Returns the page with current field tables; the rest stays as it was written. */
export function withFieldTables(page: string): string {
  const { project, home, about, privacy, site } = SCHEMAS
  const tables: Record<string, string> = {
    projects: fieldTable({ "index.md": project }),
    pages: fieldTable({ "home.md": home, "about.md": about, "privacy.md": privacy }),
    settings: fieldTable({ "site.yaml": site }),
  }
  return page.replace(TABLE, (_all, begin: string, name: string, end: string) => `${begin}${tables[name]}${end}`)
}

/** Returns all fields, each followed by the fields in it, with paths like `links[].url`. */
export function listFields(schema: FieldSchema, parent = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${parent}${name}`
    const isRequired = schema.required?.includes(name) ?? false
    const own = { path, schema: field, isRequired, isNested: parent !== "" }
    const inner = field.items ? listFields(field.items, `${path}[].`) : listFields(field, `${path}.`)
    return [own, ...inner]
  })
}

/** Returns whether a field only groups the fields in it. */
export function hasFields(schema: FieldSchema): boolean {
  return schema.properties !== undefined || schema.items?.properties !== undefined
}

/** Returns the fields of files as one Markdown table; a field that only some of them have names its file. */
function fieldTable(schemas: Readonly<Record<string, FieldSchema>>): string {
  const files = Object.entries(schemas).map(([file, schema]) => ({ file, fields: listFields(schema) }))
  const rows = files.flatMap(({ file, fields }, index) =>
    fields.flatMap((field) => {
      const isShared = files.every((other) => other.fields.some(({ path }) => path === field.path))
      if (isShared) return index === 0 ? [toRow(field)] : []
      return [toRow(field, ` of \`${file}\``)]
    }),
  )
  const lines = [HEAD, HEAD.map(() => "---"), ...rows]
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n")
}

function toRow({ path, schema, isRequired }: Field, of = ""): string[] {
  const { description = "", default: value, example, shows = "" } = schema
  const isDefaultShown = typeof value !== "object" && value !== undefined && value !== false
  return [
    `\`${path}\`${of}`,
    isRequired ? "yes" : "",
    typeName(schema),
    isDefaultShown ? `${description}; \`${value}\` unless set` : description,
    example === undefined ? "" : `\`${toFlowYaml(example)}\``,
    shows,
  ]
}

function typeName(schema: FieldSchema): string {
  const { kind, type, enum: values, maxLength, maxItems, items } = schema
  if (kind !== undefined) return kind
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(", ")
  if (type === "boolean") return "`true` or `false`"
  if (type === "integer") return "whole number"
  if (items !== undefined) return `list${upTo(maxItems)}${hasFields(schema) ? "" : ` of ${typeName(items)}`}`
  return type === "object" ? "fields" : `text${upTo(maxLength)}`
}

function upTo(limit: number | undefined): string {
  return limit === undefined ? "" : ` ≤ ${limit}`
}

function toFlowYaml(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trim()
}
