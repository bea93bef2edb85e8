import { existsSync } from "node:fs"
import path from "node:path"
import { stringify } from "yaml"
import type { z } from "zod"

import { OwnerError } from "~/scripts/command/run-command"
import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { ownerOf } from "~/src/doctor/readers/content/page-name"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { isTaken } from "~/src/doctor/rules/names/reference-rules"
import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"
import type { projectSchema } from "~/src/doctor/schemas/project-schema"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { starterFor } from "~/src/lib/starters/starters"

/** What `npm run new` makes, with the folder of its kind. */
const KINDS = { project: "content/projects", note: "content/notes", page: "content/pages" } as const
export type Kind = keyof typeof KINDS

export type ProjectFields = Partial<z.input<typeof projectSchema>> & { title: string }

export function newPath(kind: Kind, slug: string): string {
  return `${KINDS[kind]}/${slug}${kind === "page" ? "" : "/index"}.md`
}

/** Returns the path of a new file. Throws an OwnerError if it, or the folder of an entry, exists, or if its address is taken. */
export function freePath(root: string, kind: Kind, slug: string): string {
  const file = newPath(kind, slug)
  const taken = kind === "page" ? file : path.posix.dirname(file)
  if (existsSync(path.join(root, taken))) {
    throw new OwnerError(`${taken} already exists. Edit it, or choose another address with --slug.`)
  }
  const address = kind === "page" ? `/${slug}` : entryPath(`${kind}s`, slug)
  const owner = kind === "page" ? ownerOf(path.join(root, CONTENT_FOLDER), slug) : isTaken(address) && "another page"
  if (owner) throw new OwnerError(`The address ${address} belongs to ${owner}. Choose another with --slug.`)
  return file
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
