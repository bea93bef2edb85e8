import { stringify } from "yaml"
import type { z } from "zod"

import type { FieldPath } from "~/src/doctor/readers/field-source"

type Part = {
  shape?: Record<string, Part>
  element?: Part
  unwrap?: () => Part
  meta?: () => { example?: unknown } | undefined
  isOptional?: () => boolean
}

/** Walks a schema as far as it is made of plain objects and lists. */
function partAt(schema: z.ZodType, path: FieldPath): Part | undefined {
  return path.reduce<Part | undefined>(
    (part, key) => (typeof key === "number" ? bare(part)?.element : bare(part)?.shape?.[key]),
    schema as Part,
  )
}

/** The names of the fields that a schema knows at a path. */
export function keysAt(schema: z.ZodType, path: FieldPath): string[] {
  return Object.keys(bare(partAt(schema, path))?.shape ?? {})
}

/**
 * A field made of parts as it may be written, in one line, with what was found in its place; null for one that is a
 * single value. Parts that are not needed are left out.
 */
export function exampleAt(schema: z.ZodType, path: FieldPath, found: unknown): string | null {
  const example = exampleOf(partAt(schema, path))
  if (typeof example !== "object" || example === null) return null
  const written = stringify(withFound(example, String(found)), { collectionStyle: "flow", lineWidth: 0 })
  return `${path.at(-1)}: ${written.trim()}`
}

/** A file, an address or a name where the example has one, words in the place of its list. */
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

function exampleOf(part: Part | undefined): unknown {
  const { shape, element } = bare(part) ?? {}
  const given = part?.meta?.()?.example ?? bare(part)?.meta?.()?.example
  if (given !== undefined) return given
  if (element !== undefined) return [exampleOf(element)]
  if (shape === undefined) return undefined
  const needed = Object.entries(shape).filter(([, field]) => field.isOptional?.() !== true)
  return Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(field)]))
}

function bare(part: Part | undefined): Part | undefined {
  let current = part
  while (typeof current?.unwrap === "function" && !("element" in current)) current = current.unwrap()
  return current
}
