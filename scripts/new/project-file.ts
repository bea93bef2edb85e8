import path from "node:path"
import { stringify } from "yaml"
import type { z } from "zod"

import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"
import type { projectSchema } from "~/src/doctor/schemas/project-schema"
import { starterFor } from "~/src/lib/starters/starters"

/** What `npm run new` makes, with the folder of its kind. */
const KINDS = { project: "content/projects", note: "content/notes", page: "content/pages" } as const
export type Kind = keyof typeof KINDS

export type ProjectFields = Partial<z.input<typeof projectSchema>> & { title: string }

export function newPath(kind: Kind, slug: string): string {
  return `${KINDS[kind]}/${slug}${kind === "page" ? "" : "/index"}.md`
}

export function longestTitle(kind: Kind): number {
  return SCHEMAS[kind].properties?.title?.maxLength ?? 0
}

type NewText = { now: Date; text?: string; language?: string | undefined }

/** Returns a new file: a draft with the given fields and text; in English all other fields are comments with an example. */
export function newFile(kind: Kind, { title, ...given }: ProjectFields, { now, text, language = "en" }: NewText) {
  const { entry } = starterFor(language)
  const date = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`
  const needed = kind === "page" ? { description: entry.sentence } : { summary: entry.sentence, date }
  const fields = { title, ...needed, ...given }
  // The fields are explained in English only.
  const isExplained = entry === starterFor("en").entry
  const optional = Object.entries(SCHEMAS[kind].properties ?? {})
    .filter(([name]) => !Object.hasOwn(fields, name) && name !== "draft")
    .map(([name, schema]) => toYaml({ [name]: exampleOf(schema) }).replace("\n", `  # ${descriptionOf(schema)}\n`))
  const root = path.posix.relative(path.posix.dirname(newPath(kind, "x")), "")
  return `---
# yaml-language-server: $schema=${root}/docs/schemas/${kind}.schema.json
${toYaml(fields)}draft: true${isExplained ? explained(optional) : ""}
---

${text || entry.text}
`
}

function explained(optional: readonly string[]): string {
  return `  # Remove this line to publish.
## Everything below is optional. To use a field, remove the # and the space after it from all of its lines.
${optional.join("").trimEnd().replace(/^/gm, "# ")}`
}

/** Returns the example of a field, or one made of the fields in it. A video has a file or an address, not both. */
function exampleOf({ example, items, properties = {} }: FieldSchema): unknown {
  if (example !== undefined) return example
  if (items !== undefined) return [exampleOf(items)]
  const fields = Object.entries(properties).filter(([name]) => name !== "url" || properties.src === undefined)
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]))
}

/** Quotes every text, because those that replace the examples may contain commas and colons. */
function toYaml(fields: object): string {
  return stringify(fields, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 })
}
