import { z } from "zod"

import { draftOf, httpsUrl, list, partialDate, slug, text } from "./field-types"
import { projectSchema } from "./project-schema"

const { slug: address, aliases, lang, tags, unlisted, publishAt, updated, cover } = projectSchema.shape

/** The front matter of `content/notes/<slug>/index.md` (W1). What projects have, too, is declared there. */
export const noteSchema = z.strictObject({
  title: text(120).meta({ description: "the note's title", example: "Why looms count", shows: "everywhere" }),
  summary: text(200).meta({
    description: "one sentence: what a reader learns",
    example: "A pattern is a program that someone wove.",
    shows: "lists, below the heading, search engines",
  }),
  date: partialDate.meta({
    description: "when it was written",
    example: "2024-05-31",
    shows: "lists, above the text; lists are sorted by it",
  }),
  updated,
  slug: address,
  aliases,
  lang,
  tags: tags.meta({
    description: "subjects",
    example: ["Weaving", "Arithmetic"],
    shows: "below the text, pages of their own",
  }),
  projects: list(slug, 5)
    .default([])
    .meta({
      description: "slugs of projects that it is about",
      example: ["difference-engine"],
      shows: "below the text; the projects list the note",
    }),
  series: text(80).optional().meta({
    description: "the name of a series; notes with the same name are its parts, by date",
    example: "Looms",
    shows: "above the text, with all parts; the next part is below it",
  }),
  canonical: httpsUrl.optional().meta({
    description: "where it appeared first, if that is not here",
    example: "https://example.org/why-looms-count",
    shows: "below the heading; search engines prefer that page",
  }),
  draft: draftOf("note"),
  unlisted,
  publishAt,
  cover,
})

export type NoteFrontMatter = z.infer<typeof noteSchema>
