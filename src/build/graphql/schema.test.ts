import { parse, print } from "gatsby/graphql"
import { z } from "zod"

import { contentTypes } from "~/src/build/graphql/schema"
import { fieldSchema } from "~/src/doctor/schemas/field-schema"
import { fields, flag, httpsUrl, iconName, image, list, oneOf, text } from "~/src/doctor/schemas/field-types"

const DESCRIPTION = /^ *"(.*)"\n/gm

/** The types that are generated for a schema, as GraphQL prints them. */
function generate(shape: z.ZodRawShape): string {
  const schema = fieldSchema(z.strictObject(shape))
  return print(parse(contentTypes({ name: "Book", prefix: "My", leaveOut: ["draft"], schema })))
}

test("a field that is required or has a default is never null; inner fields become a type, named after the field or by its schema", () => {
  const person = fields("a person", { name: text(80), homes: list(fields("a home", { url: httpsUrl }), 2).optional() })
  const types = generate({
    title: text(80),
    subtitle: text(80).optional(),
    isPrinted: flag.default(false),
    pages: z.int().optional(),
    weight: z.number().optional(),
    form: oneOf(["novel", "essay"]),
    tags: list(text(40), 3).default([]),
    notes: list(text(40), 3).optional(),
    cover: image.optional(),
    icon: iconName,
    editors: list(person, 3).default([]),
    printer: person.meta({ typeName: "Workshop" }),
    draft: flag,
  })
  const expected = `
    type Book { title: String! subtitle: String isPrinted: Boolean! pages: Int weight: Float form: String! tags: [String!]!
      notes: [String!] cover: ContentPicture icon: IconData! editors: [MyEditor!]! printer: Workshop! }
    type MyEditor { name: String! homes: [MyEditorHome!] } type MyEditorHome { url: String! }
    type Workshop { name: String! homes: [WorkshopHome!] } type WorkshopHome { url: String! }`
  expect(types.replace(DESCRIPTION, "")).toBe(print(parse(expected)))
})

test("GraphiQL describes a field as the docs do, with its values or an example", () => {
  const types = generate({
    title: text(80).meta({ description: 'its "name"', example: "Emma" }),
    form: oneOf(["novel", "essay"]).meta({ description: "what it is, see [Forms](#forms)" }),
    printer: fields("a printer", { city: text(80) }).meta({ description: "who printed it" }),
  })
  expect([...types.matchAll(DESCRIPTION)].map(([, description]) => description)).toEqual([
    'Its \\"name\\". Example: Emma',
    "What it is, see Forms. One of novel, essay.",
    "Who printed it.",
    "Who printed it.",
  ])
})
