import { z } from "zod"

import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import { VIDEO_HOSTS, videoEmbed } from "~/src/lib/entries/video-embed"

import {
  coverImage,
  dateTime,
  draftOf,
  fields,
  flag,
  formerAddress,
  httpsUrl,
  iconName,
  languageTag,
  list,
  oneOf,
  partialDate,
  shownImage,
  slug,
  text,
} from "./field-types"

const STATUSES = Object.keys(PROJECT_TEXTS.status) as (keyof typeof PROJECT_TEXTS.status)[]
const LINK_TYPES = Object.keys(PROJECT_TEXTS.links) as (keyof typeof PROJECT_TEXTS.links)[]

const link = fields("a link with type and url", {
  type: oneOf(LINK_TYPES).meta({ description: "what is found there; `source` is for source code", example: "source" }),
  url: httpsUrl.meta({ description: "where it leads", example: "https://github.com/you/project" }),
  label: text(80)
    .optional()
    .meta({ description: "the button's text, if not the type's name", example: "The code on GitHub" }),
  icon: iconName.optional().meta({ description: "the icon before the text", example: "simple-icons:github" }),
})

const teamMember = fields("a person with name, and role or url where known", {
  name: text(80).meta({ description: "the person's name", example: "Charles Babbage" }),
  role: text(80).optional().meta({ description: "what this person did", example: "Inventor" }),
  url: httpsUrl.optional().meta({ description: "the person's page", example: "https://babbage.org" }),
}).meta({ typeName: "ProjectTeamMember" })

const client = fields("a client with name", {
  name: text(80).meta({ description: "a person or an organisation", example: "Royal Society" }),
  url: httpsUrl.optional().meta({ description: "their home page", example: "https://royalsociety.org" }),
})

const metric = fields("a figure with value and label", {
  value: text(16).meta({ description: "the number as it is printed, with its unit", example: "40 %" }),
  label: text(60).meta({ description: "what it counts", example: "fewer mistakes" }),
})

const roles = z
  .union([text(80).transform((role) => [role]), list(text(80), 5)], {
    error: ({ input }) => (typeof input === "string" ? "a text of 1 to 80 characters" : "a text or a list of texts"),
  })
  .default([])

const VIDEO_ADDRESS = `the address of a video at ${VIDEO_HOSTS.join(" or ")}`
const CAPTIONS = "a .vtt file with what is said, or none where nothing is said"

/** A video of a project: a file beside its Markdown, or the address of one at a host that can be embedded. */
const video = fields("a video with title, and src or url", {
  src: text(2000)
    .optional()
    .meta({ kind: "file name", description: "a `.mp4` or `.webm` file beside this one", example: "film.mp4" }),
  url: httpsUrl
    .refine((url) => videoEmbed(url) !== null, VIDEO_ADDRESS)
    .optional()
    .meta({ description: `${VIDEO_ADDRESS}, in place of \`src\``, example: "https://vimeo.com/76979871" }),
  title: text(120).meta({ description: "what it shows", example: "The loom at work" }),
  poster: text(2000)
    .meta({ kind: "file name or https address", description: "the picture before it plays", example: "still.png" })
    .transform((src) => ({ src, alt: "" }))
    .optional(),
  captions: text(2000)
    .meta({
      kind: "file name, or `none`",
      description: "a `.vtt` file with what is said in the file `src`; `none` where nothing is said",
      example: "film.vtt",
    })
    .transform((captions) => (captions === "none" ? null : captions))
    .optional(),
}).superRefine(({ src, url, captions }, { addIssue }) => {
  const isWrong = (field: string, message: string, fix?: string) =>
    addIssue({ code: "custom", path: [field], message, ...(fix && { params: { fix } }) })
  if (src === undefined && url === undefined) isWrong("src", `a file's name here, or ${VIDEO_ADDRESS} in url`)
  if (src !== undefined && url !== undefined) isWrong("url", "only one of src and url", "Remove one of the two.")
  if (src !== undefined && url === undefined && captions === undefined) isWrong("captions", CAPTIONS)
  if (url !== undefined && captions !== undefined)
    isWrong("captions", "no captions (the host of the video shows its own)", "Remove video.captions.")
})

/**
 * The front matter of `content/projects/<slug>/index.md`. `meta` describes a field in docs/content.md, in editors and in
 * GraphiQL: what it is, an example, and where it shows.
 */
export const projectSchema = z.strictObject({
  title: text(80).meta({ description: "the project's name", example: "A Loom for Numbers", shows: "everywhere" }),
  summary: text(200).meta({
    description: "one sentence: what it is, and why it mattered",
    example: "A machine that weaves tables without a mistake.",
    shows: "cards, lists, below the heading, search engines",
  }),
  date: partialDate.meta({
    description: "when it began",
    example: "2024-05",
    shows: "cards, lists, facts; lists are sorted by it",
  }),
  endDate: z
    .union([z.literal("present"), partialDate], "a date or present")
    .optional()
    .meta({ kind: "date, or `present`", description: "when it ended", example: "2025-03", shows: "facts, lists" }),
  updated: partialDate.optional().meta({
    description: "when its page last changed for readers",
    example: "2025-03-01",
    shows: "feeds, sitemap, search engines",
  }),
  slug: slug.optional().meta({
    description: "the last part of the address, if not the folder's name",
    example: "a-loom-for-numbers",
    shows: "the address",
  }),
  aliases: list(formerAddress, 20)
    .default([])
    .meta({
      description: "slugs it had before, and whole paths from the root of the site; these addresses lead here",
      example: ["number-loom", "/2019/loom.html"],
      shows: "nowhere: old links keep working",
    }),
  lang: languageTag.optional().meta({
    description: "the language of its texts, if not the site's",
    example: "fr",
    shows: "lists; screen readers pronounce it so",
  }),
  type: text(30)
    .refine(
      (type) => !/^(?:projects?|portfolio|posts?|page|default|single)$/.test(type),
      "what kind of work it is, e.g. App",
    )
    .optional()
    .meta({ description: "what kind of work it is", example: "App", shows: "cards, lists, facts" }),
  role: roles.meta({
    kind: "text, or a list of them",
    description: "what you did",
    example: ["Design", "Engraving"],
    shows: "facts",
  }),
  client: client.optional().meta({ description: "for whom it was made", shows: "facts" }),
  team: list(teamMember, 20)
    .default([])
    .meta({ description: "who else worked on it", shows: "details below the text" }),
  status: oneOf(STATUSES).optional().meta({ description: "where it stands", example: "live", shows: "facts" }),
  tags: list(text(40), 12)
    .default([])
    .meta({
      description: "subjects",
      example: ["Weaving", "Arithmetic"],
      shows: "large cards, details below the text, the filter, pages of their own",
    }),
  tech: list(text(40), 20)
    .default([])
    .meta({ description: "what it was made with", example: ["TypeScript", "Brass"], shows: "details below the text" }),
  outcome: list(text(160), 5)
    .default([])
    .meta({ description: "what came of it", example: ["Printed in three languages"], shows: "above the text" }),
  metrics: list(metric, 4).default([]).meta({ description: "what came of it in figures", shows: "top of the facts" }),
  links: list(link, 10)
    .default([])
    .meta({ description: "addresses that belong to it; the first is the main one", shows: "buttons above the text" }),
  draft: draftOf("project"),
  unlisted: flag.default(false).meta({
    description: "`true` publishes the page for those who know its address, and asks search engines to leave it out",
    example: true,
    shows: "no list, feed, sitemap or search",
  }),
  publishAt: dateTime.optional().meta({
    description: "when it becomes public, with the first build after that: `2027-05-31` or `2027-05-31T09:00+02:00`",
    example: "2027-05-31",
    shows: "nowhere public before",
  }),
  experience: slug.optional().meta({
    description: "the `id` of a job in `resume.json`",
    example: "weaver-at-jacquard",
    shows: "details below the text; the job lists the project",
  }),
  featured: flag.default(false).meta({ description: "`true` shows it large", example: true, shows: "home page" }),
  cover: coverImage
    .optional()
    .meta({ description: "drawn for 16:10, 1600 px wide or more", shows: "cards, lists, top of the page" }),
  gallery: list(shownImage, 24)
    .default([])
    .meta({ description: "further pictures, in this order", shows: "below the text; each opens large" }),
  video: video.optional().meta({ description: "a file, or a video at another host", shows: "above the text" }),
  related: list(slug, 3)
    .optional()
    .meta({
      description: "projects that go with it; unless set, those with the most tags in common; `[]` for none",
      example: ["difference-engine"],
      shows: "below the text, with the tags they share",
    }),
})

export type ProjectFrontMatter = z.infer<typeof projectSchema>
