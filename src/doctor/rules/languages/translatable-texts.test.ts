import { readFields } from "~/src/doctor/readers/content/read-fields"
import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"
import { ownPageSchema, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { resumeSchema } from "~/src/doctor/schemas/resume-schema"
import { temporaryFolder } from "~/tests/temporary-folder"

import { digestOf, TEXT_FIELDS } from "./translatable-texts"

const folder = temporaryFolder()

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

test.each([
  ["index.md", '---\ntitle: T\nsummary: >-\n  One\n\n  two.\nrole: "a\n\n  b"\n---\nOne\n\ntwo.\n'],
  ["resume.json", '{ "basics": {\n"summary": "One\\ntwo." } }\n'],
])("J4: the digest of %s does not depend on how lines end", (file, text) => {
  const digestFor = (written: string) => {
    folder.write(file, written)
    return digestOf(readFields(folder.path, file), file)
  }
  expect(digestFor(text.replaceAll("\n", "\r\n"))).toBe(digestFor(text))
})
