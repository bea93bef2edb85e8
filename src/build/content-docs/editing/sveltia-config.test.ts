import { readFileSync } from "node:fs"
import path from "node:path"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { parse } from "yaml"

import { listFields } from "~/src/build/content-docs/field-tables"
import { SCHEMAS } from "~/src/build/content-docs/schemas"

import { editedFile, FOLDERS, PAGES, SETTINGS } from "./edited-files"
import { SVELTIA_FILE, sveltiaConfig, sveltiaYaml } from "./sveltia-config"

type Field = { name: string; type?: string; widget?: string; pattern?: string[]; field?: Field; fields?: Field[] }
type Entries = { name: string; path?: string; file?: string; fields?: Field[]; files?: Entries[] }

const sveltia = sveltiaYaml()
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

test("the configuration for GitHub is up to date; npm run docs writes it", () => {
  expect(readFileSync(SVELTIA_FILE, "utf8")).toBe(sveltia)
})

test("Sveltia CMS accepts its configuration, and that of npm run edit", () => {
  const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"))
  expect(problemsOf(schema, parse(sveltia))).toEqual([])
  expect(problemsOf(schema, sveltiaConfig({ name: "test-repo" }, { isLocal: true }))).toEqual([])
  expect(problemsOf(schema, { ...parse(sveltia), collections: [{ name: "projects", fields: 1 }] })).not.toEqual([])
})

test("the configuration has every field of every file, except a text that may also be a list, and the former addresses", () => {
  const isOther = (path: string) => path !== "role" && path !== "aliases"
  const expected = [
    SCHEMAS.project,
    SCHEMAS.note,
    ...[...PAGES, ...SETTINGS, ...FOLDERS].map(({ schema }) => schema),
  ].map((schema) => ofSchema(schema).filter(isOther))
  const withoutBody = (fields: Field[] | undefined) => pathsOf(fields?.filter(({ name }) => name !== "body"))
  const collections: Entries[] = parse(sveltia).collections
  const entries = collections.flatMap(({ files, ...collection }) => files ?? [collection])
  const sorted = (paths: string[]) => paths.toSorted()
  expect(entries.map(({ fields }) => sorted(withoutBody(fields)))).toEqual(expected.map(sorted))
  // npm run edit also edits that one, because it reads a text as a list.
  const [own] = sveltiaConfig({ name: "test-repo" }, { isLocal: true }).collections
  const isInForm = (path: string) => path !== "aliases"
  expect(sorted(withoutBody((own as Entries).fields))).toEqual(sorted(ofSchema(SCHEMAS.project).filter(isInForm)))
})

test("a form begins with what is written first, and ends with what is rare; lists mark what is not public", () => {
  const [projects]: (Entries & { summary?: string })[] = parse(sveltia).collections
  const names = projects?.fields?.map(({ name }) => name) ?? []
  expect(names.slice(0, 6)).toEqual(["title", "summary", "cover", "body", "date", "links"])
  expect(names.slice(-3)).toEqual(["unlisted", "experience", "related"])
  expect(projects?.summary).toBe(
    "{{title}} ({{date}}){{draft | ternary(' · draft', '')}}{{unlisted | ternary(' · unlisted', '')}}{{publishAt | ternary(' · public from ', '')}}{{publishAt}}",
  )
})

test("a field of Sveltia has its choices, limits, help and pattern; a description of a picture may be empty", () => {
  const [projects, , , settings]: Entries[] = parse(sveltia).collections
  const fieldOf = (file: Entries | undefined, path: string) =>
    path
      .split(".")
      .reduce<Partial<Field>>((at, name) => at.fields?.find((each) => each.name === name) ?? {}, file ?? {})
  const expected = {
    status: { widget: "select", options: expect.arrayContaining(["live", "retired"]) },
    title: { required: true, maxlength: 80, hint: "The project's name. Shows: everywhere." },
    featured: { hint: "On: shows it large. Shows: home page." },
    date: { widget: "string", hint: expect.stringMatching(/Write 2025, 2025-05 or 2025-05-31\.$/) },
    slug: { label: "Address" },
    tags: { widget: "list", max: 12, field: { widget: "string", maxlength: 40, required: true } },
    draft: { widget: "boolean", required: false },
    "cover.src": { widget: "image", required: true },
    "cover.alt": { required: false, hint: "What it shows; empty if it only decorates." },
    "gallery.alt": { required: true },
  }
  for (const [path, field] of Object.entries(expected)) expect(fieldOf(projects, path)).toMatchObject(field)
  const [site, resume] = settings?.files ?? []
  expect(fieldOf(site, "profiles.icon").pattern?.[1]).toBe("Expected: icon name, e.g. simple-icons:github")
  expect(fieldOf(resume, "work.startDate").pattern?.[1]).toBe("Expected: date, e.g. 2024-05")
  // A date widget would write a full date for a year.
  const [pattern = ""] = fieldOf(projects, "date").pattern ?? []
  expect(["2024", "2024-05", "2024-05-31", "24", "2024-13"].map((date) => new RegExp(pattern).test(date))).toEqual([
    ...[true, true, true, false, false],
  ])
})

test("every pattern is one that browsers can read in both modes", () => {
  const patterns = [...sveltia.matchAll(/pattern:\n +- (.*)/g)].map(([, pattern = ""]) => parse(pattern) as string)
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
