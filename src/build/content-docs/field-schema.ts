import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

export type Field = { path: string; schema: FieldSchema; isRequired: boolean; isNested: boolean }

/** All fields, each followed by the fields in it, as paths like `links[].url`. */
export function listFields(schema: FieldSchema, parent = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${parent}${name}`
    const isRequired = schema.required?.includes(name) ?? false
    const own = { path, schema: field, isRequired, isNested: parent !== "" }
    const inner = field.items ? listFields(field.items, `${path}[].`) : listFields(field, `${path}.`)
    return [own, ...inner]
  })
}

/** Whether it is only the name of the fields in it, which speak for themselves. */
export function hasFields(schema: FieldSchema): boolean {
  return schema.properties !== undefined || schema.items?.properties !== undefined
}

/** What a field lacks of what docs and editors tell: a description, an example, where it shows. */
export function untold({ schema, isNested }: Field): string[] {
  return [
    ...(schema.description ? [] : ["description"]),
    ...(schema.example !== undefined || hasFields(schema) ? [] : ["example"]),
    ...(schema.shows || isNested ? [] : ["shows"]),
  ]
}
