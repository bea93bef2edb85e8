import { z } from "zod"

import { once } from "~/src/lib/once"

/** What a schema says about a field: JSON Schema, and the `meta` that docs, editors and GraphQL show to people. */
export type FieldSchema = {
  title?: string
  description?: string | undefined
  example?: unknown
  default?: unknown
  /** The name of its values in the docs, where their type alone says too little. */
  kind?: string
  /** Where a visitor sees it; a field inside another one shows where that one does. */
  shows?: string
  /** The name of its GraphQL type; by default made of the names of the fields around it. */
  typeName?: string
  /** Only JSON Resume has these two. */
  $ref?: string
  definitions?: Record<string, FieldSchema>
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: FieldSchema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, FieldSchema> | undefined
  required?: string[]
  items?: FieldSchema
}

/** Returns what a schema of the content accepts as it is written, before defaults are filled in. */
export const fieldSchema = once(
  (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any" }) as FieldSchema,
)

/** Returns a field's description as a sentence without Markdown links. */
export function descriptionOf({ description = "" }: FieldSchema): string {
  const plain = description.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
  return plain === "" ? "" : `${plain.charAt(0).toUpperCase()}${plain.slice(1).replace(/\.$/, "")}.`
}
