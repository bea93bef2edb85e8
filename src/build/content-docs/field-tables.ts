import { stringify } from "yaml"

import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

import { SCHEMAS } from "./schemas"

/** The page that describes every field, relative to the project's root. */
export const CONTENT_PAGE = "docs/content.md"

type Field = { path: string; schema: FieldSchema; isRequired: boolean }

const TABLE = /(<!-- fields of ([a-z]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g
const HEAD = ["field", "required", "type", "what it is", "example", "where it shows"]

/** Returns the page with new field tables between their markers. The rest of the page is not changed. */
export function withFieldTables(page: string): string {
  const { project, note, home, about, privacy, site, cv, page: own } = SCHEMAS
  const files: Record<string, Record<string, FieldSchema>> = {
    projects: { "index.md": project },
    notes: { "index.md": note },
    pages: { "home.md": home, "about.md": about, "privacy.md": privacy },
    own: { "<slug>.md": own },
    settings: { "site.yaml": site },
    cv: { "<name>.yaml": cv },
  }
  return page.replace(TABLE, (_all, begin, name, end) => `${begin}\n${fieldTable(files[name] ?? {})}\n\n${end}`)
}

/** Returns the fields of a schema, each followed by its inner fields, whose paths are like `links[].url`. */
export function listFields(schema: FieldSchema, parent = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${parent}${name}`
    const inner = field.items ? listFields(field.items, `${path}[].`) : listFields(field, `${path}.`)
    return [{ path, schema: field, isRequired: schema.required?.includes(name) ?? false }, ...inner]
  })
}

/** Returns whether a field has inner fields, so that it has no value of its own. */
export function hasFields(schema: FieldSchema): boolean {
  return schema.properties !== undefined || schema.items?.properties !== undefined
}

function fieldTable(schemas: Record<string, FieldSchema>): string {
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
  const flow = { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 } as const
  const isDefaultShown = typeof value !== "object" && value !== undefined && value !== false
  return [
    `\`${path}\`${of}`,
    isRequired ? "yes" : "",
    typeName(schema),
    isDefaultShown ? `${description}; \`${value}\` unless set` : description,
    example === undefined ? "" : `\`${stringify(example, flow).trim()}\``,
    shows,
  ]
}

function typeName(schema: FieldSchema): string {
  const { kind, type, enum: values, maxLength, maxItems, items } = schema
  const upTo = (limit: number | undefined) => (limit === undefined ? "" : ` ≤ ${limit}`)
  if (kind !== undefined) return kind
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(", ")
  if (type === "boolean") return "`true` or `false`"
  if (type === "integer") return "whole number"
  if (items !== undefined) return `list${upTo(maxItems)}${hasFields(schema) ? "" : ` of ${typeName(items)}`}`
  return type === "object" ? "fields" : `text${upTo(maxLength)}`
}
