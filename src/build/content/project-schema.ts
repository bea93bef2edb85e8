import { z } from "zod"

import { httpsUrl, iconName, list, moment, partialDate, picture, slug, text } from "~/src/build/content/field-types"
import { TEXTS } from "~/src/lib/texts"

const STATUSES = Object.keys(TEXTS.status) as (keyof typeof TEXTS.status)[]
const LINK_TYPES = Object.keys(TEXTS.links) as (keyof typeof TEXTS.links)[]

const link = z.strictObject(
  {
    type: z.enum(LINK_TYPES, { error: `one of ${LINK_TYPES.join(", ")}` }),
    url: httpsUrl,
    label: text(80).optional(),
    icon: iconName.optional(),
  },
  { error: "a link with type and url" },
)

const teamMember = z.strictObject(
  { name: text(80), role: text(80).optional(), url: httpsUrl.optional() },
  { error: "a person with name, and role or url where known" },
)

const roles = z
  .union([text(80).transform((role) => [role]), list(text(80), 5)], { error: "a text or a list of texts" })
  .default([])

/** The front matter of `content/projects/<slug>/index.md`. */
export const projectSchema = z.strictObject({
  title: text(80),
  summary: text(200),
  date: partialDate,
  endDate: z.union([z.literal("present"), partialDate], { error: "a date or present" }).optional(),
  slug: slug.optional(),
  aliases: list(slug, 20).default([]),
  type: text(30).optional(),
  role: roles,
  client: z.strictObject({ name: text(80), url: httpsUrl.optional() }, { error: "a client with name" }).optional(),
  team: list(teamMember, 20).default([]),
  status: z.enum(STATUSES, { error: `one of ${STATUSES.join(", ")}` }).optional(),
  tags: list(text(40), 12).default([]),
  tech: list(text(40), 20).default([]),
  outcome: list(text(160), 5).default([]),
  links: list(link, 10).default([]),
  draft: z.boolean({ error: "true or false" }).default(false),
  publishAt: moment.optional(),
  experience: slug.optional(),
  featured: z.boolean({ error: "true or false" }).default(false),
  cover: picture.optional(),
})

export type ProjectFrontMatter = z.infer<typeof projectSchema>

/** Compares at the coarser of the two precisions: 2024 does not end before 2024-05. */
export function endsBefore(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length)
}
