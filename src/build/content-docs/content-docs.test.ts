import { readFileSync } from "node:fs"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import { listFiles } from "~/scripts/command/list-files"
import { editorSchemas, SCHEMA_FOLDER } from "~/src/build/content-docs/editor-schemas"
import { CONTENT_PAGE, hasFields, listFields, withFieldTables } from "~/src/build/content-docs/field-tables"
import { MESSAGES_PAGE, messagesPage } from "~/src/build/content-docs/messages-page"
import { SCHEMAS } from "~/src/build/content-docs/schemas"
import codes from "~/src/doctor/diagnostics/codes.json"
import { parseFields } from "~/src/doctor/readers/content/read-fields"
import { entryFolders } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const ALL = Object.entries<FieldSchema>(SCHEMAS)
const ajv = addFormats(new Ajv({ strict: false, allErrors: true }))
const textOf = (file: string) => readText(FIXTURE_CONTENT, file).text ?? ""

test.each(ALL)("every field of %s has a description, a place where it shows, and a valid example", (name, schema) => {
  const lacking = listFields(schema).flatMap(({ path, schema: field }) => {
    const { description, example, shows } = field
    const isExample = example === undefined ? hasFields(field) : ajv.validate(field, example)
    const wrong = [
      ...(description ? [] : ["description"]),
      ...(isExample ? [] : ["valid example"]),
      ...(shows || /[.[]/.test(path) ? [] : ["shows"]),
    ]
    return wrong.map((word) => `${path} has no ${word}: add it to .meta({ … }) of the field in the ${name} schema`)
  })
  expect(lacking).toEqual([])
})

test(`the tables of ${CONTENT_PAGE} and the schemas for editors are up to date; npm run docs writes them`, () => {
  const page = readFileSync(CONTENT_PAGE, "utf8")
  expect(page.match(/<!-- fields of /g)).toHaveLength(6)
  expect(page).toBe(withFieldTables(page))
  for (const [file, schema] of Object.entries(editorSchemas())) {
    expect(JSON.parse(readFileSync(`${SCHEMA_FOLDER}/${file}`, "utf8"))).toEqual(JSON.parse(JSON.stringify(schema)))
  }
})

test(`${MESSAGES_PAGE} is up to date, and the code of the check gives each of its codes; npm run docs writes it`, () => {
  expect(readFileSync(MESSAGES_PAGE, "utf8")).toBe(messagesPage())
  const files = ["src/doctor", "src/build", "scripts/edit"]
    .flatMap(listFiles)
    .filter((file) => /(?<!test)\.ts$/.test(file))
  const source = files.map((file) => readFileSync(file, "utf8")).join("\n")
  expect(Object.keys(codes).filter((code) => !source.includes(`"${code}"`))).toEqual([])
})

/** The files of the fixture site, each with the schema that editors check it against. */
const WRITTEN = [
  ...entryFolders(FIXTURE_CONTENT, "projects").map((folder) => [`projects/${folder}/index.md`, "project"] as const),
  ...["home", "about", "privacy"].map((page) => [`${page}.md`, page] as const),
  ["site.yaml", "site"] as const,
]

test.each(WRITTEN)("the schema for editors accepts %s, and no unknown field in it", (file, schema) => {
  const text = textOf(file)
  const { data } = parseFields(file, text).source
  const matches = ajv.compile(editorSchemas()[`${schema}.schema.json`] ?? false)
  expect({ isValid: matches(data), errors: matches.errors }).toEqual({ isValid: true, errors: null })
  expect(matches({ ...(data as object), colour: "blue" })).toBe(false)
  expect(matches.errors).toMatchObject([{ keyword: "additionalProperties", params: { additionalProperty: "colour" } }])
})

test("editors and the build require the same of a résumé", () => {
  const matches = ajv.compile(editorSchemas()["resume.schema.json"] ?? false)
  expect(matches(JSON.parse(textOf("resume.json")))).toBe(true)
  expect(matches({ $schema: "../docs/schemas/resume.schema.json", work: [{ name: "Mill", id: "mill" }] })).toBe(true)
  expect(matches({ work: [{ position: "Miller" }] })).toBe(false)
  expect(matches({ work: [{ name: "Mill", url: "http://mill.dev" }] })).toBe(false)
})
