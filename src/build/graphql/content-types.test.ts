import { parse, print } from "gatsby/graphql"
import { z } from "zod"

import { contentTypes } from "~/src/build/graphql/content-types"
import { fieldSchema } from "~/src/doctor/schemas/field-schema"
import { fields, flag, httpsUrl, iconName, image, list, oneOf, text } from "~/src/doctor/schemas/field-types"

/** The types that are generated for a schema: the type of each field, and its description. */
function generate(shape: z.ZodRawShape, options: { prefix?: string; leaveOut?: string[] } = {}) {
  const { definitions } = parse(contentTypes({ name: "Book", schema: fieldSchema(z.strictObject(shape)), ...options }))
  const types = definitions.flatMap((definition) => (definition.kind === "ObjectTypeDefinition" ? [definition] : []))
  const ofFields = (answer: (field: NonNullable<(typeof types)[number]["fields"]>[number]) => unknown) =>
    Object.fromEntries(
      types.map(({ name, fields = [] }) => [
        name.value,
        Object.fromEntries(fields.map((field) => [field.name.value, answer(field)])),
      ]),
    )
  return {
    types: ofFields(({ type }) => print(type)),
    descriptions: ofFields(({ description }) => description?.value),
  }
}

test("a field that is required or has a default is never null", () => {
  const { types } = generate({
    title: text(80),
    subtitle: text(80).optional(),
    isPrinted: flag.default(false),
    pages: z.int().optional(),
    weight: z.number().optional(),
    form: oneOf(["novel", "essay"]),
    tags: list(text(40), 3).default([]),
    notes: list(text(40), 3).optional(),
  })
  expect(types.Book).toEqual({
    title: "String!",
    subtitle: "String",
    isPrinted: "Boolean!",
    pages: "Int",
    weight: "Float",
    form: "String!",
    tags: "[String!]!",
    notes: "[String!]",
  })
})

test("fields inside a field are a type of their own, named after it or as the schema says", () => {
  const person = fields("a person", { name: text(80), homes: list(fields("a home", { url: httpsUrl }), 2).optional() })
  const { types } = generate(
    { author: person, editors: list(person, 3).default([]), printer: person.meta({ typeName: "Workshop" }) },
    { prefix: "My" },
  )
  expect(types).toEqual({
    Book: { author: "MyAuthor!", editors: "[MyEditor!]!", printer: "Workshop!" },
    MyAuthor: { name: "String!", homes: "[MyAuthorHome!]" },
    MyAuthorHome: { url: "String!" },
    MyEditor: { name: "String!", homes: "[MyEditorHome!]" },
    MyEditorHome: { url: "String!" },
    Workshop: { name: "String!", homes: "[WorkshopHome!]" },
    WorkshopHome: { url: "String!" },
  })
})

test("images and icons have the types that the build computes", () => {
  const { types } = generate({ cover: image.optional(), plates: list(image, 3).default([]), icon: iconName })
  expect(types).toEqual({ Book: { cover: "ContentPicture", plates: "[ContentPicture!]!", icon: "IconData!" } })
})

test("GraphiQL describes a field as the docs do, with its values or an example", () => {
  const { descriptions } = generate({
    title: text(80).meta({ description: 'its "name"', example: "Emma" }),
    form: oneOf(["novel", "essay"]).meta({ description: "what it is, see [Forms](#forms)" }),
    printer: fields("a printer", { city: text(80) }).meta({ description: "who printed it" }),
  })
  expect(descriptions).toEqual({
    Book: {
      title: 'Its "name". Example: Emma',
      form: "What it is, see Forms. One of novel, essay.",
      printer: "Who printed it.",
    },
    BookPrinter: { city: undefined },
  })
})

test("a field can be left out", () => {
  expect(generate({ title: text(80), draft: flag }, { leaveOut: ["draft"] }).types).toEqual({
    Book: { title: "String!" },
  })
})
