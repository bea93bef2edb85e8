import { stringify } from "yaml"
import type { z } from "zod"

import type { FieldPath } from "~/src/doctor/readers/field-source"
import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"

function partAt(schema: z.ZodType, path: FieldPath): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>(
    (part, key) => (typeof key === "number" ? part?.items : part?.properties?.[key]),
    fieldSchema(schema),
  )
}

/** Returns the names of the fields that a schema knows at a path. */
export function keysAt(schema: z.ZodType, path: FieldPath): string[] {
  return Object.keys(partAt(schema, path)?.properties ?? {})
}

/**
 * Returns a field that has fields or is a list, written in one line with the value that was found in the place of the
 * example's; null for a field with a single value. Optional fields are left out.
 */
export function exampleAt(schema: z.ZodType, path: FieldPath, found: unknown): string | null {
  const part = partAt(schema, path)
  const example = part && exampleOf(part)
  if (typeof example !== "object" || example === null) return null
  const written = stringify(withFound(example, String(found)), { collectionStyle: "flow", lineWidth: 0 })
  return `${path.at(-1)}: ${written.trim()}`
}

/** Puts a file, an address or a name where the example has one, and the words of a text in the place of its list. */
function withFound(example: object, found: string): unknown {
  if (Array.isArray(example)) {
    const [first] = example
    if (typeof first === "object") return [withFound(first, found)]
    return found.split(/\s*,\s*/).filter((word) => word !== "")
  }
  const isAddress = found.startsWith("https://")
  const taken: Record<string, string> = { alt: "what it shows", src: found, [isAddress ? "url" : "name"]: found }
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, taken[name] ?? value]))
}

function exampleOf({ example, items, properties, required = [] }: FieldSchema): unknown {
  if (example !== undefined) return example
  if (items !== undefined) return [exampleOf(items)]
  if (properties === undefined) return undefined
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]))
}
