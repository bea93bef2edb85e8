import { stringify } from "yaml"

import { type Field, hasFields, listFields } from "~/src/build/content-docs/field-schema"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

const HEAD = ["field", "required", "type", "what it is", "example", "where it shows"]

/** The fields of a schema as a Markdown table. */
export function fieldTable(schema: FieldSchema): string {
  return toTable(listFields(schema).map((field) => toRow(field)))
}

/** The fields of several files as one table: what only some of them have is told with the file's name. */
export function sharedFieldTable(schemas: Readonly<Record<string, FieldSchema>>): string {
  const files = Object.entries(schemas).map(([file, schema]) => ({ file, fields: listFields(schema) }))
  const rows = files.flatMap(({ file, fields }, index) =>
    fields.flatMap((field) => {
      const holders = files.filter((other) => other.fields.some(({ path }) => path === field.path))
      if (holders.length === files.length) return index === 0 ? [toRow(field)] : []
      return [toRow(field, ` of \`${file}\``)]
    }),
  )
  return toTable(rows)
}

function toRow({ path, schema, isRequired }: Field, of = ""): string[] {
  return [
    `\`${path}\`${of}`,
    isRequired ? "yes" : "",
    typeName(schema),
    `${schema.description ?? ""}${unlessSet(schema)}`,
    schema.example === undefined ? "" : `\`${flow(schema.example)}\``,
    schema.shows ?? "",
  ]
}

function unlessSet({ default: value }: FieldSchema): string {
  return typeof value === "object" || value === undefined || value === false ? "" : `; \`${value}\` unless set`
}

function typeName(schema: FieldSchema): string {
  const { kind, type, enum: values, maxLength, maxItems, items } = schema
  if (kind !== undefined) return kind
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(", ")
  if (type === "boolean") return "`true` or `false`"
  if (type === "integer") return "whole number"
  if (items !== undefined) return `list${most(maxItems)}${hasFields(schema) ? "" : ` of ${typeName(items)}`}`
  return type === "object" ? "fields" : `text${most(maxLength)}`
}

function most(limit: number | undefined): string {
  return limit === undefined ? "" : ` ≤ ${limit}`
}

/** A value as it is written on one line of YAML. */
function flow(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trim()
}

function toTable(rows: readonly string[][]): string {
  const lines = [HEAD, HEAD.map(() => "---"), ...rows]
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n")
}
