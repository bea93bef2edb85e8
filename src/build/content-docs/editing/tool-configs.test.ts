import { readFileSync } from "node:fs"
import path from "node:path"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { parse } from "yaml"

import { listFields } from "~/src/build/content-docs/field-tables"
import { SCHEMAS } from "~/src/build/content-docs/schemas"

import { editedFile, FOLDERS, PAGES, SETTINGS } from "./edited-files"
import { sveltiaConfig } from "./sveltia-config"
import { toolConfigs } from "./tool-configs"

type Field = { name: string; type?: string; widget?: string; field?: Field; fields?: Field[]; fieldGroup?: string }
type Entries = { name: string; path?: string; file?: string; fields?: Field[]; files?: Entries[] }

const {
  ".pages.yml": pagesCms = "",
  "docs/editing/sveltia.yml": sveltia = "",
  "frontmatter.json": frontMatter = "",
} = toolConfigs()
const ajv = addFormats(new Ajv({ strict: false }))

function problemsOf(schema: object, config: unknown) {
  const matches = ajv.compile(schema)
  return matches(config) ? [] : matches.errors
}

/** Like the paths in docs/content.md, without brackets. */
function pathsOf(fields: readonly Field[] = [], parent = ""): string[] {
  return fields.flatMap((field) => [`${parent}${field.name}`, ...pathsOf(field.fields, `${parent}${field.name}.`)])
}

const ofSchema = (schema: (typeof PAGES)[number]["schema"]) =>
  listFields(schema).map(({ path }) => path.replaceAll("[]", ""))

test.each(Object.keys(toolConfigs()))("%s is up to date; npm run docs writes it", (file) => {
  expect(readFileSync(file, "utf8")).toBe(toolConfigs()[file])
})

test("Sveltia CMS accepts its configuration, and that of npm run edit", () => {
  const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"))
  expect(problemsOf(schema, parse(sveltia))).toEqual([])
  expect(
    problemsOf(
      schema,
      sveltiaConfig({ name: "test-repo" }, () => true),
    ),
  ).toEqual([])
  expect(problemsOf(schema, { ...parse(sveltia), collections: [{ name: "projects", fields: 1 }] })).not.toEqual([])
})

const NAMED = { type: "object", required: ["name"], properties: { name: { pattern: "^[\\w-]+$" } } }
const LIMITS = { min: { type: "integer" }, max: { type: "integer" } }

/** What https://pagescms.org/docs/configuration says; the package that has the schema is not published. */
const PAGES_CMS = {
  $ref: "#/definitions/config",
  definitions: {
    config: {
      ...{ type: "object", required: ["content"], additionalProperties: false },
      properties: {
        media: { items: { ...NAMED, required: ["name", "input", "output"] } },
        settings: { properties: { content: { properties: { merge: { const: true } } } } },
        content: { items: { $ref: "#/definitions/entries" } },
      },
    },
    entries: {
      ...{ ...NAMED, required: ["name", "type", "path", "fields"], additionalProperties: false },
      properties: {
        ...{ ...NAMED.properties, label: {}, subfolders: { type: "boolean" }, operations: {}, view: {} },
        type: { enum: ["collection", "file"] },
        path: { pattern: "^[^/].*[^/]$" },
        // Of its ending, a list of files has those that end like it.
        filename: { pattern: "^\\{primary\\}\\.\\w+$" },
        format: { enum: ["yaml-frontmatter", "yaml", "json"] },
        fields: { type: "array", items: { $ref: "#/definitions/field" } },
      },
    },
    field: {
      ...{ ...NAMED, required: ["name", "type"], additionalProperties: false },
      properties: {
        ...{ ...NAMED.properties, label: { type: "string" }, description: { type: "string" }, default: {} },
        type: { enum: ["boolean", "code", "image", "number", "object", "select", "string"] },
        required: { type: "boolean" },
        list: { ...NAMED, required: ["collapsible"], properties: { ...LIMITS, collapsible: { type: "boolean" } } },
        pattern: { required: ["regex", "message"], properties: { regex: { format: "regex" } } },
        options: { type: "object" },
        fields: { type: "array", items: { $ref: "#/definitions/field" } },
      },
      anyOf: [
        { properties: { type: { const: "object" } }, required: ["fields"] },
        { properties: { type: { const: "select" }, options: { required: ["values"] } }, required: ["options"] },
        { properties: { type: { enum: ["boolean", "code", "image", "number", "string"] } } },
      ],
    },
  },
}

test("the configuration of Pages CMS is as its documentation says", () => {
  expect(problemsOf(PAGES_CMS, parse(pagesCms))).toEqual([])
  expect(problemsOf(PAGES_CMS, { content: [{ name: "a b", type: "file", path: "a", fields: [] }] })).not.toEqual([])
})

const KINDS = "string number boolean image file choice draft fields list fieldCollection".split(" ")

/** What the settings in the extension's package.json say (10.10); the package is not in npm's registry. */
const FRONT_MATTER = {
  $ref: "#/definitions/config",
  definitions: {
    config: {
      ...{ type: "object", additionalProperties: false },
      properties: {
        $schema: {},
        "frontMatter.content.pageFolders": { items: { required: ["title", "path"] } },
        "frontMatter.content.publicFolder": { required: ["path", "relative"] },
        "frontMatter.content.draftField": { required: ["name", "type"] },
        "frontMatter.taxonomy.contentTypes": {
          items: { ...NAMED, required: ["name", "fields"], $ref: "#/definitions/type" },
        },
        "frontMatter.taxonomy.fieldGroups": { items: { required: ["id", "fields"], $ref: "#/definitions/type" } },
        "frontMatter.data.files": {
          items: {
            ...{ required: ["id", "title", "file", "schema"] },
            properties: { schema: { required: ["type", "properties"] }, fileType: { enum: ["json", "yaml"] } },
          },
        },
      },
    },
    type: { properties: { fields: { type: "array", items: { $ref: "#/definitions/field" } } } },
    field: {
      ...{ type: "object", required: ["name", "type"], additionalProperties: false },
      properties: {
        ...{ name: {}, title: {}, description: {}, default: {}, required: {}, choices: {}, multiple: {}, single: {} },
        ...{ numberOptions: {}, fileExtensions: {}, fieldGroup: {}, type: { enum: KINDS } },
        fields: { type: "array", items: { $ref: "#/definitions/field" } },
      },
    },
  },
}

test("the configuration of Front Matter is as its documentation says", () => {
  const config = JSON.parse(frontMatter)
  expect(problemsOf(FRONT_MATTER, config)).toEqual([])
  const groups = config["frontMatter.taxonomy.fieldGroups"].map(({ id }: { id: string }) => id)
  const fields: Field[] = config["frontMatter.taxonomy.contentTypes"].flatMap(({ fields }: Entries) => fields)
  expect(fields.flatMap(({ fieldGroup = [] }) => fieldGroup).sort()).toEqual(groups.sort())
  expect(problemsOf(FRONT_MATTER, { "frontMatter.taxonomy.contentTypes": [{ name: "a" }] })).not.toEqual([])
})

test("every tool edits every field of every file, except a text that may also be a list", () => {
  const isOther = (path: string) => path !== "role"
  const expected = [
    SCHEMAS.project,
    SCHEMAS.note,
    ...[...PAGES, ...SETTINGS, ...FOLDERS].map(({ schema }) => schema),
  ].map((schema) => ofSchema(schema).filter(isOther))
  const withoutBody = (fields: Field[] | undefined) => pathsOf(fields?.filter(({ name }) => name !== "body"))
  expect(parse(pagesCms).content.map(({ fields }: Entries) => withoutBody(fields))).toEqual(expected)
  const collections: Entries[] = parse(sveltia).collections
  const entries = collections.flatMap(({ files, ...collection }) => files ?? [collection])
  expect(entries.map(({ fields }) => withoutBody(fields))).toEqual(expected)
  const [projects, notes, , ownPages] = JSON.parse(frontMatter)["frontMatter.taxonomy.contentTypes"]
  const groups: { id: string; fields: Field[] }[] = JSON.parse(frontMatter)["frontMatter.taxonomy.fieldGroups"]
  const groupOf = (field: Field) => groups.find(({ id }) => id === field.fieldGroup)
  const withGroups = ({ fields }: { fields: Field[] }) => fields.map((field) => ({ ...groupOf(field), ...field }))
  expect([projects, notes].map((type) => pathsOf(withGroups(type)))).toEqual(expected.slice(0, 2))
  expect(pathsOf(ownPages.fields)).toEqual(ofSchema(SCHEMAS.page))
  // npm run edit also edits that one, because it reads a text as a list.
  const [own] = sveltiaConfig({ name: "test-repo" }, () => true).collections
  expect(withoutBody((own as Entries).fields)).toEqual(ofSchema(SCHEMAS.project))
})

test("a field of Sveltia has its choices, limits, help and pattern; a description of a picture may be empty", () => {
  const [projects]: Entries[] = parse(sveltia).collections
  const field = (...names: string[]) =>
    names.reduce<Partial<Field>>((at, name) => at.fields?.find((each) => each.name === name) ?? {}, projects ?? {})
  expect(field("status")).toMatchObject({ widget: "select", options: expect.arrayContaining(["live", "retired"]) })
  expect(field("title")).toMatchObject({
    required: true,
    maxlength: 80,
    hint: "The project's name. Shows: everywhere.",
  })
  expect(field("tags")).toMatchObject({
    widget: "list",
    max: 12,
    field: { widget: "string", maxlength: 40, required: true },
  })
  expect(field("draft")).toMatchObject({ widget: "boolean", required: false })
  expect(field("cover", "src")).toMatchObject({ widget: "image", required: true })
  expect(field("cover", "alt")).toMatchObject({ required: false })
  expect(field("gallery", "alt")).toMatchObject({ required: true })
  // A date widget would write a full date for a year.
  const { widget, pattern: [pattern = ""] = [] } = field("date") as { widget?: string; pattern?: string[] }
  expect(widget).toBe("string")
  expect(["2024", "2024-05", "2024-05-31", "24", "2024-13"].map((date) => new RegExp(pattern).test(date))).toEqual([
    ...[true, true, true, false, false],
  ])
})

test("every pattern is one that browsers can read in both modes", () => {
  const patterns = [...pagesCms.matchAll(/regex: (.*)/g)].map(([, pattern = ""]) => parse(pattern) as string)
  expect(patterns.length).toBeGreaterThan(10)
  for (const pattern of patterns) for (const mode of ["", "u"]) expect(() => new RegExp(pattern, mode)).not.toThrow()
})

test("an edited file is found by its path", () => {
  expect(editedFile("content/projects/a/index.md")?.schema).toBe(SCHEMAS.project)
  expect(editedFile("content/pages/imprint.md")?.schema).toBe(SCHEMAS.page)
  expect(editedFile("content/pages/imprint.de.md")?.schema).toBe(SCHEMAS.page)
  expect(editedFile("content/about.md")?.schema).toBe(SCHEMAS.about)
  expect(editedFile("content/cv/teaching.yaml")?.schema).toBe(SCHEMAS.cv)
  expect(editedFile(path.posix.join("content", "site.yaml"))?.schema).toBe(SCHEMAS.site)
  for (const other of ["content/projects/a/b.md", "projects/a/index.md", "content/texts.yaml", "README.md"]) {
    expect(editedFile(other)).toBeUndefined()
  }
})
