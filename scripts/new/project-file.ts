import { stringify } from "yaml"
import type { z } from "zod"

import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { descriptionOf, type FieldSchema } from "~/src/doctor/schemas/field-schema"
import type { projectSchema } from "~/src/doctor/schemas/project-schema"

export type ProjectFields = Partial<z.input<typeof projectSchema>> & { title: string }

/**
 * Returns a new project's index.md: a draft with the given fields and text, and all other fields as comments with an example.
 */
export function projectFile(given: ProjectFields, now: Date, text = "") {
  const { title, summary = "Say here in one sentence what it is and why it mattered.", ...others } = given
  const date = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`
  const fields = { title, summary, date, ...others }
  const optional = Object.entries(SCHEMAS.project.properties ?? {})
    .filter(([name]) => !Object.hasOwn(fields, name) && name !== "draft")
    .map(([name, schema]) => toYaml({ [name]: exampleOf(schema) }).replace("\n", `  # ${descriptionOf(schema)}\n`))
  return `---
# yaml-language-server: $schema=../../../docs/schemas/project.schema.json
${toYaml(fields)}draft: true  # Remove this line to publish.
## Everything below is optional. To use a field, remove the # and the space after it from all of its lines.
${optional.join("").trimEnd().replace(/^/gm, "# ")}
---

${text || "Tell the story here, in Markdown."}
`
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
