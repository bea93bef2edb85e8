import { z } from "zod"

import { fields, image, oneOf, partialDate, text } from "~/src/doctor/schemas/field-types"
import { ABOUT_PATH, HOME_PATH, PRIVACY_PATH } from "~/src/lib/addresses/paths"

const shared = {
  title: text(80).meta({
    description: "the page's name",
    example: "About",
    shows: "heading, browser tab; of `home.md` only the heading",
  }),
  description: text(160).meta({
    description: "one sentence about the page",
    example: "Who I am, and how to get in touch.",
    shows: "search engines, shared links",
  }),
}

const availability = fields("an availability with status", {
  status: oneOf(["available", "limited", "unavailable"]).meta({
    description: "whether you take on work",
    example: "available",
  }),
  from: partialDate.optional().meta({ description: "when you can begin", example: "2027-03" }),
  text: text(160)
    .optional()
    .meta({ description: "for what, or what else there is to say", example: "For freelance work, remote or in Oslo." }),
}).meta({ typeName: "Availability" })

/** The front matter of the single pages, by the name of their file. */
export const pageSchemas = {
  home: z.strictObject({
    ...shared,
    headline: text(160).meta({
      description: "who you are, in one sentence",
      example: "I design instruments for people who measure the sea.",
      shows: "home page, below the name",
    }),
  }),
  about: z.strictObject({
    ...shared,
    portrait: image.optional().meta({ description: "a picture of you", shows: "beside the text" }),
    availability: availability.optional().meta({ description: "whether you can be hired", shows: "below the heading" }),
  }),
  privacy: z.strictObject({
    ...shared,
    updated: partialDate.meta({
      description: "when the text last changed",
      example: "2026-05-31",
      shows: "above the text",
    }),
  }),
}

type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> }
export type PageName = keyof typeof pageSchemas
export const PAGE_NAMES = Object.keys(pageSchemas) as PageName[]

export const PAGE_PATHS: Record<PageName, string> = { home: HOME_PATH, about: ABOUT_PATH, privacy: PRIVACY_PATH }

export type PageFrontMatter = Pick<Pages["home"], keyof typeof shared> &
  Partial<Pages["home"] & Pages["about"] & Pages["privacy"]>
