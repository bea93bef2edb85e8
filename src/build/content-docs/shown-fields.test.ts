import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { type FieldNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode, visit } from "gatsby/graphql"

import { hasFields, listFields } from "~/src/build/content-docs/field-schema"
import { SCHEMAS } from "~/src/build/content-docs/schemas"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

/** Fields that pages ask for by another name, because the build makes something of them. */
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

/** What queries of pages, and of the build's outputs, ask for, as paths from their roots. */
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

/** A field by which a query chooses what it asks for decides where that is shown. */
function chosenBy(node: FieldNode, at: string): string[] {
  const names: string[] = []
  for (const argument of node.arguments ?? []) {
    visit(argument, { ObjectField: ({ name }) => void names.push(`${at}.${name.value}`) })
  }
  return names
}

/** Settings that no page asks for are read by what makes the pages. */
const makers = sources
  .filter((file) => /^(build|app|client|pages|templates)\//.test(file) && !/^build\/content(-help)?\//.test(file))
  .map(sourceOf)
  .join("\n")

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
  expect({ field, isAsked: isAsked || isRead }).toEqual({ field, isAsked: true })
})
