import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"
import { ownPageSchema, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { resumeSchema } from "~/src/doctor/schemas/resume-schema"

import { TEXT_FIELDS } from "./text-fields"

const FILES: Record<string, FieldSchema> = {
  "home.md": fieldSchema(pageSchemas.home),
  "about.md": fieldSchema(pageSchemas.about),
  "privacy.md": fieldSchema(pageSchemas.privacy),
  "pages/*.md": fieldSchema(ownPageSchema),
  "index.md": fieldSchema(projectSchema),
  "resume.json": resumeSchema,
}

/** Returns the schema of a field; undefined if there is none. `role` may be a text or a list of them. */
function fieldAt(schema: FieldSchema | undefined, [name, ...rest]: readonly string[]): FieldSchema | undefined {
  if (name === undefined) return schema
  return fieldAt(name === "*" ? (schema?.items ?? schema) : schema?.properties?.[name], rest)
}

test.each(Object.entries(TEXT_FIELDS))("J2: the fields of %s that hold words exist", (file, fields) => {
  expect(fields.filter((field) => fieldAt(FILES[file], field.split(".")) === undefined)).toEqual([])
})
