import { z } from "zod"

import { flag, languageTag, list, oneOf, text, wholeNumber } from "./field-types"
import { HEADINGS } from "./resume-schema"

const SECTIONS = Object.keys(HEADINGS)

/** The fields of `content/cv/<name>.yaml`: what one variant of the résumé shows. */
export const cvSchema = z.strictObject({
  label: text(120).optional().meta({
    description: "what you are in this variant, if not the `label` of the résumé",
    example: "Teacher of mathematics",
    shows: "below your name; on its button",
  }),
  summary: text(1000).optional().meta({
    description: "the first paragraph, if not the `summary` of the résumé",
    example: "I have taught weavers to calculate for nine years.",
    shows: "above the sections",
  }),
  jobs: list(text(120), 50)
    .optional()
    .meta({
      description: "the jobs that it has, in their order: the `id` of each, or the name of an employer; all unless set",
      example: ["mill"],
      shows: "the section of jobs",
    }),
  highlights: list(text(200), 50)
    .optional()
    .meta({
      description: "the highlights of these jobs that it has, by their first words; all unless set",
      example: ["Taught nine weavers"],
      shows: "below each job",
    }),
  skills: list(text(120), 50)
    .optional()
    .meta({
      description: "the names of the skills that it has, in their order; all unless set",
      example: ["Teaching"],
      shows: "the section of skills",
    }),
  publications: oneOf(["none", "selected", "all"]).optional().meta({
    description: "the publications that it has; `selected` are those with `selected = {true}`; all unless set",
    example: "selected",
    shows: "the section of publications",
  }),
  sections: list(oneOf(SECTIONS), SECTIONS.length)
    .optional()
    .meta({
      description: "the sections that it has, in their order; all unless set",
      example: ["education", "work", "publications"],
      shows: "the whole variant",
    }),
  pages: wholeNumber(1, 20, "a whole number from 1 to 20").optional().meta({
    description: "the most pages of the PDF; a longer one is an error",
    example: 1,
    shows: "the length of the PDF",
  }),
  language: languageTag.optional().meta({
    description: "the language of headings and dates, if not the site's",
    example: "de",
    shows: "headings, dates",
  }),
  listed: flag.default(false).meta({
    description: "`true` adds a button to the About page; otherwise no page names the variant",
    example: true,
    shows: "About page",
  }),
})

export type CvVariant = z.infer<typeof cvSchema>
