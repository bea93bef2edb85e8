import { z } from "zod"

import { partialDate, picture, text } from "~/src/build/content/field-types"

const shared = { title: text(80), description: text(160) }

/** The front matter of the three single pages, by the name of their file. */
export const pageSchemas = {
  home: z.strictObject({ ...shared, headline: text(160) }),
  about: z.strictObject({ ...shared, portrait: picture.optional() }),
  privacy: z.strictObject({ ...shared, updated: partialDate }),
} as const

export type PageName = keyof typeof pageSchemas
export const PAGE_NAMES = Object.keys(pageSchemas) as PageName[]

export type PageFrontMatter = {
  title: string
  description: string
  headline?: string | undefined
  portrait?: z.infer<typeof picture> | undefined
  updated?: string | undefined
}
