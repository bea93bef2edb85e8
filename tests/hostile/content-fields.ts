import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"
import { ownPageSchema, type PageName, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { siteSchema } from "~/src/doctor/schemas/site-schema"

type FieldPath = readonly (string | number)[]

/** A field that holds an owner's words, how many characters fit into it, and how many entries into its list. */
type TextField = readonly [FieldPath, most: number, mostEntries?: number | undefined]

/** A file with every required field, and the fields of its schema that hold an owner's words. */
export type Fields = { base: object; fields: readonly TextField[] }

/** Alternative texts have no limit that the corpus reaches. */
const ANY = 2000

const IMAGE = { src: "picture.png", alt: "A picture." }

export const PROJECT_FIELDS: Fields = {
  base: {
    title: "A project",
    summary: "A sentence.",
    date: "2024-05",
    client: { name: "A client" },
    team: [{ name: "A name" }],
    metrics: [{ value: "1", label: "a label" }],
    links: [{ type: "live", url: "https://hostile.test/" }],
    cover: IMAGE,
    gallery: [IMAGE],
    video: { src: "film.webm", title: "A film", captions: "film.vtt" },
  },
  // A role is a text or a list.
  fields: [...textFields(fieldSchema(projectSchema)), [["role"], 80]],
}

const PAGE = { title: "A page", description: "A sentence." }

/** The page of the owner in the corpus. */
const OWN_PAGE = "pages/own-page"

export const PAGE_FIELDS: Readonly<Record<PageName, Fields>> = {
  home: { base: { ...PAGE, headline: "A sentence." }, fields: textFields(fieldSchema(pageSchemas.home)) },
  about: {
    base: { ...PAGE, portrait: IMAGE, availability: { status: "limited" } },
    fields: textFields(fieldSchema(pageSchemas.about)),
  },
  privacy: { base: { ...PAGE, updated: "2026-11-21" }, fields: textFields(fieldSchema(pageSchemas.privacy)) },
  [OWN_PAGE]: { base: PAGE, fields: textFields(fieldSchema(ownPageSchema)) },
}

export const SITE_FIELDS: Fields = {
  base: {
    title: "Site",
    siteUrl: "https://hostile.portfolio.test",
    language: "en",
    author: { name: "A name", avatar: IMAGE },
    profiles: [{ label: "A place", url: "https://hostile.test/", icon: "lucide:mail" }],
    navigation: [{ label: "A page", icon: "lucide:house", to: "/" }],
    footer: [{ label: "A link", url: "https://hostile.test/" }],
    copyright: { year: 2025 },
    game: { title: "A game", url: "https://game.portfolio.test/" },
  },
  fields: textFields(fieldSchema(siteSchema)),
}

/** Returns the fields of a schema that hold any text; one with a `kind` holds a name, a date or an address. */
function textFields(field: FieldSchema, path: FieldPath = []): TextField[] {
  const { type, kind, items, properties = {}, maxLength = ANY, maxItems } = field
  if (items !== undefined) return textFields(items, [...path, 0]).map(([at, most]) => [at, most, maxItems])
  if (type === "object") return Object.entries(properties).flatMap(([name, part]) => textFields(part, [...path, name]))
  return type === "string" && kind === undefined && field.enum === undefined ? [[path, maxLength]] : []
}
