import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { type ASTNode, Kind, parse, visit } from "gatsby/graphql"

import { hasFields, listFields } from "~/src/build/content-docs/field-tables"
import { SCHEMAS } from "~/src/build/content-docs/schemas"

/** Fields that queries name differently, because the build computes something from them. */
const MADE_INTO: Record<string, string> = {
  slug: "project.path",
  draft: "project.visibility",
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

const queries = sources
  .flatMap((file) => [...sourceOf(file).matchAll(/(?:graphql|\/\* GraphQL \*\/ )`([^`]+)`/g)])
  .flatMap(([, text = ""]) => (/^\s*(query|fragment|\{)/.test(text) && !text.includes("${") ? [text] : []))
const definitions = queries.flatMap((text) => parse(text).definitions)
const fragments = new Map(
  definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
)

/** The paths that the queries of pages and of the build's outputs select, or by which they filter or sort. */
const asked = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).flatMap((each) => pathsIn(each))

function pathsIn(node: ASTNode, parent = ""): string[] {
  const at = [parent]
  const paths: string[] = []
  const enter = ({ name }: { name: { value: string } }) => {
    at.push(`${at.at(-1)}.${name.value}`)
    paths.push(at.at(-1) ?? "")
  }
  const leave = () => void at.pop()
  const spread = ({ name }: { name: { value: string } }) => {
    const fragment = fragments.get(name.value)
    if (fragment !== undefined) paths.push(...pathsIn(fragment.selectionSet, at.at(-1)))
  }
  visit(node, { Field: { enter, leave }, ObjectField: { enter, leave }, FragmentSpread: spread })
  return paths
}

/** The code that may read a setting which no query selects. */
const makers = sources
  .filter((file) => /^(build|app|client|pages|templates)\//.test(file) && !/^build\/content-/.test(file))
  .map(sourceOf)
  .join("\n")

const FIELDS = Object.entries(SCHEMAS).flatMap(([name, schema]) =>
  listFields(schema)
    .filter((field) => !hasFields(field.schema))
    .map((field) => [name, field.path.replaceAll("[]", "")] as const),
)

test.each(FIELDS)("a field of %s is shown, or makes something that is: %s", (schema, field) => {
  const name = MADE_INTO[field] ?? field
  const isAsked = asked.some((known) => known.endsWith(`.${name}`))
  const isRead = schema === "site" && new RegExp(`[.{ ]${field.split(".").at(-1)}\\b`).test(makers)
  // What the outputs after the build read from the nodes.
  const isPublished = schema === "project" && sourceOf("build/read-published.ts").includes(`"${field}"`)
  expect({ field, isAsked: isAsked || isRead || isPublished }).toEqual({ field, isAsked: true })
})
