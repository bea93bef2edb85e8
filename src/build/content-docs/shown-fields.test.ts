import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse, visit } from "gatsby/graphql"

import { hasFields, listFields } from "~/src/build/content-docs/field-tables"
import { SCHEMAS } from "~/src/build/content-docs/schemas"

/** Fields that queries name differently, because the build computes something from them. */
const MADE_INTO: Record<string, string> = {
  slug: "project.path",
  draft: "project.visibility",
  unlisted: "project.visibility",
  experience: "project.job",
  "cover.src": "cover.image",
  "gallery.src": "gallery.image",
  "portrait.src": "portrait.image",
  "author.avatar.src": "avatar.image",
}

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
const sourceOf = (file: string) => readFileSync(path.join("src", file), "utf8")

const { definitions } = parse(
  sources
    .flatMap((file) => [...sourceOf(file).matchAll(/(?:graphql|\/\* GraphQL \*\/ )`(\s*(?:query|fragment|\{)[^`]+)`/g)])
    .flatMap(([, text = ""]) => (text.includes("${") ? [] : [text]))
    .join("\n"),
)
const fragments = new Map(definitions.map((each) => ["name" in each ? each.name?.value : "", each]))

/** The paths that the queries of pages and of the build's outputs select, or by which they filter or sort. */
const asked: string[] = []
const at: string[] = []
const step = {
  enter({ name }: { name: { value: string } }) {
    at.push(name.value)
    asked.push(`.${at.join(".")}`)
  },
  leave: () => void at.pop(),
}
for (const definition of definitions.filter(({ kind }) => kind === "OperationDefinition")) {
  visit(definition, { FragmentSpread: ({ name }) => fragments.get(name.value), Field: step, ObjectField: step })
}

/** The code that may use a setting without a query. */
const makers = sources
  .filter((file) => /^(build|app|client|pages|templates|lib\/document)\//.test(file) && !/^build\/content-/.test(file))
  .map(sourceOf)
  .join("\n")

const FIELDS = Object.entries(SCHEMAS).flatMap(([name, schema]) =>
  listFields(schema)
    .filter((field) => !hasFields(field.schema))
    .map((field) => [name, field.path.replaceAll("[]", "")] as const),
)

test.each(FIELDS)("a field of %s is shown, or used for something that is shown: %s", (schema, field) => {
  const name = MADE_INTO[field] ?? field
  const isAsked = asked.some((known) => known.endsWith(`.${name}`))
  const isRead = ["site", "cv"].includes(schema) && new RegExp(`[.{ ]${field.split(".").at(-1)}\\b`).test(makers)
  // What the outputs after the build read from the nodes.
  const isPublished =
    ["project", "note", "page"].includes(schema) && sourceOf("build/read-published.ts").includes(`"${field}"`)
  expect({ field, isAsked: isAsked || isRead || isPublished }).toEqual({ field, isAsked: true })
})
