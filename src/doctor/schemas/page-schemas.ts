import { z } from "zod"

import { ABOUT_PATH, HOME_PATH, PRIVACY_PATH } from "~/src/lib/addresses/paths"

import { draftOf, fields, formerAddress, image, languageTag, list, oneOf, partialDate, text } from "./field-types"

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
    portrait: image.optional().meta({ description: "a picture of you", shows: "beside the title" }),
    availability: availability.optional().meta({ description: "whether you can be hired", shows: "below the heading" }),
    // Not a flag, because editors write false for one that is not set.
    timeline: oneOf(["shown", "hidden"]).optional().meta({
      description:
        "a chronology of your jobs, schools, projects and notes; without this field, it is shown if they are 8 to 40",
      example: "hidden",
      shows: "below the résumé",
    }),
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

/** The front matter of a page that the owner adds. */
export const ownPageSchema = z.strictObject({
  title: shared.title.meta({ description: "the page's name", example: "Imprint", shows: "heading, browser tab" }),
  description: shared.description,
  updated: pageSchemas.privacy.shape.updated.optional().meta({ shows: "below the text" }),
  aliases: list(formerAddress, 20)
    .default([])
    .meta({
      description: "names it had before, and whole paths from the root of the site; these addresses lead here",
      example: ["legal-notice", "/legal/imprint.html"],
      shows: "nowhere: old links keep working",
    }),
  draft: draftOf("page"),
  lang: languageTag.optional().meta({
    description: "the language of its text, if not the site's",
    example: "de",
    shows: "screen readers pronounce it so",
  }),
})

type Pages = { [Name in SinglePage]: z.infer<(typeof pageSchemas)[Name]> }
/** A page of every site. */
export type SinglePage = keyof typeof pageSchemas
/** The path of a page's file in the content folder, without `.md`. */
export type PageName = SinglePage | `pages/${string}`
export const PAGE_NAMES = Object.keys(pageSchemas) as SinglePage[]

/** The pages whose social cards have the portrait of the About page. */
export const PAGES_WITH_PORTRAIT: readonly PageName[] = ["home", "about"]

const PAGE_PATHS: Record<SinglePage, string> = { home: HOME_PATH, about: ABOUT_PATH, privacy: PRIVACY_PATH }

/** Returns the address of a page inside the site: `/imprint` for `pages/imprint`. */
export function pagePath(name: PageName): string {
  return isSinglePage(name) ? PAGE_PATHS[name] : name.slice("pages".length)
}

export function isSinglePage(name: PageName): name is SinglePage {
  return Object.hasOwn(pageSchemas, name)
}

export type PageFrontMatter = Pick<Pages["home"], keyof typeof shared> &
  Partial<Pages["home"] & Pages["about"] & Omit<Pages["privacy"], "updated"> & z.infer<typeof ownPageSchema>>
