import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { type FieldNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode, visit } from "gatsby/graphql"

import { hasFields, listFields } from "~/src/build/content-docs/field-tables"
import { SCHEMAS } from "~/src/build/content-docs/schemas"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

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

/** The paths that the queries of pages and of the build's outputs select. */
const asked = listAsked()

function listAsked(): string[] {
  const texts = sources.flatMap((file) => [...sourceOf(file).matchAll(/(?:graphql|\/\* GraphQL \*\/ )`([^`]+)`/g)])
  const queries = texts.flatMap(([, text = ""]) =>
    /^\s*(query|fragment|\{)/.test(text) && !text.includes("${") ? [text] : [],
  )
  const definitions = queries.flatMap((text) => [...parse(text).definitions])
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? pathsIn(node.selectionSet, "", fragments) : [],
  )
}

function pathsIn(set: SelectionSetNode, at: string, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      return fragment === undefined ? [] : pathsIn(fragment.selectionSet, at, fragments)
    }
    if (node.kind === Kind.INLINE_FRAGMENT) return pathsIn(node.selectionSet, at, fragments)
    const own = `${at}.${node.name.value}`
    return [
      own,
      ...chosenBy(node, own),
      ...(node.selectionSet === undefined ? [] : pathsIn(node.selectionSet, own, fragments)),
    ]
  })
}

/** A field that a query filters or sorts by decides what is shown. */
function chosenBy(node: FieldNode, at: string): string[] {
  const names: string[] = []
  for (const argument of node.arguments ?? []) {
    visit(argument, { ObjectField: ({ name }) => void names.push(`${at}.${name.value}`) })
  }
  return names
}

/** The code that may read a setting which no query selects. */
const makers = sources
  .filter((file) => /^(build|app|client|pages|templates)\//.test(file) && !/^build\/content-/.test(file))
  .map(sourceOf)
  .join("\n")

/** What the outputs after the build read from the nodes. */
const published = sourceOf("build/read-published.ts")

const FIELDS = Object.entries<FieldSchema>(SCHEMAS)
  .filter(([name]) => name !== "resume")
  .flatMap(([name, schema]) =>
    listFields(schema)
      .filter((field) => !hasFields(field.schema))
      .map((field) => [name, field.path.replaceAll("[]", "")] as const),
  )

test.each(FIELDS)("a field of %s is shown, or makes something that is: %s", (schema, field) => {
  const name = MADE_INTO[field] ?? field
  const isAsked = asked.some((known) => known.endsWith(`.${name}`))
  const isRead = schema === "site" && new RegExp(`[.{ ]${field.split(".").at(-1)}\\b`).test(makers)
  const isPublished = schema === "project" && new RegExp(`"${field}"`).test(published)
  expect({ field, isAsked: isAsked || isRead || isPublished }).toEqual({ field, isAsked: true })
})
