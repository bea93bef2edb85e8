import { z } from "zod"

import { PRIVATE_FIELDS, type PrivatePart } from "~/src/doctor/publish-resume"
import {
  addressBase,
  emailAddress,
  googleTagId,
  httpsUrl,
  iconName,
  list,
  pathBase,
  picture,
  sitePath,
  text,
} from "~/src/doctor/schemas/field-types"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { accentShades } from "~/src/lib/document/accent"

const profile = z.strictObject(
  {
    label: text(40).meta({ description: "the name of the place", example: "GitHub" }),
    url: httpsUrl.meta({ description: "your page there", example: "https://github.com/you" }),
    icon: iconName.meta({ description: "its icon", example: "simple-icons:github" }),
  },
  { error: "a profile with label, url and icon" },
)

const PRIVATE_PARTS = Object.keys(PRIVATE_FIELDS) as PrivatePart[]

const resume = z.strictObject(
  {
    publish: list(z.enum(PRIVATE_PARTS, { error: `one of ${PRIVATE_PARTS.join(", ")}` }), PRIVATE_PARTS.length)
      .meta({
        description: "private parts of `resume.json` that may be published; none unless set",
        example: ["phone"],
        shows: "`/resume.json`, `/resume.pdf`",
      })
      .default([]),
  },
  { error: "résumé settings with publish" },
)

const analytics = z.strictObject(
  {
    requireConsent: z
      .boolean({ error: "true or false" })
      .meta({
        description: "whether a visitor has to press Accept before anything is loaded or sent",
        example: true,
        shows: "the banner that asks",
      })
      .default(true),
    web: z
      .strictObject(
        {
          script: sitePath.meta({
            description: "the script on the site's own host, as it is: no base path is put before it",
            example: "/_vercel/insights/script.js",
          }),
        },
        { error: "web analytics with script" },
      )
      .meta({ description: "Web Analytics of the host", shows: "privacy page" })
      .optional(),
    google: z
      .strictObject(
        {
          ids: list(googleTagId, 10)
            .min(1, { error: "a list of 1 to 10 ids" })
            .meta({ description: "ids of the Google tag: `G-…`, `GT-…`, `AW-…`, `DC-…`", example: ["G-ABC123"] }),
        },
        { error: "a Google tag with ids" },
      )
      .meta({ description: "the Google tag", shows: "privacy page" })
      .optional(),
  },
  { error: "analytics settings with web or google" },
)

const ACCENT = 'a colour like "#1dcd9f" that is not grey'

const accent = z
  .string({ error: ACCENT })
  .refine((wish) => accentShades(wish) !== null, { error: ACCENT })
  .meta({ kind: "colour", pattern: "^#[0-9a-fA-F]{6}$" })

const author = z.strictObject(
  {
    name: text(60).meta({
      description: "whose portfolio it is",
      example: "Ada Lovelace",
      shows: "navbar, footer",
    }),
    email: emailAddress
      .meta({ description: "where visitors can write to", example: "ada@lovelace.org", shows: "About page" })
      .optional(),
    avatar: picture
      .omit({ caption: true })
      .meta({
        kind: "picture",
        description: "a small picture of you; your initials stand there without it",
        shows: "navbar",
      })
      .optional(),
  },
  { error: "an author with name" },
)

const copyright = z.strictObject(
  {
    year: z
      .int({ error: "a year, e.g. 2025" })
      .min(1900, { error: "a year, e.g. 2025" })
      .max(9999, { error: "a year, e.g. 2025" })
      .meta({ description: "the year of the first publication", example: 2025 }),
    holder: text(80)
      .meta({ description: "who holds it, if not the author", example: "Lovelace & Babbage Ltd" })
      .optional(),
  },
  { error: "a copyright with year" },
)

/** A frame that may run scripts and keeps its origin can remove its own sandbox if that is the origin of the page. */
const GAME_ORIGIN = "an address on another host than siteUrl: on the site's own host the game could leave its sandbox"

const game = z.strictObject(
  {
    title: text(60).meta({ description: "what it is called", example: "2048" }),
    url: httpsUrl.meta({
      description: "a page of another host that may be embedded",
      example: "https://gabrielecirulli.github.io/2048/",
    }),
  },
  { error: "a game with title and url" },
)

/** How often an open tab asks for a newer build unless the settings say otherwise. */
export const DEFAULT_POLL_MINUTES = 60

const freshness = z.strictObject(
  {
    pollMinutes: z
      .number({ error: "minutes, at least 1" })
      .min(1, { error: "minutes, at least 1" })
      .max(10_080, { error: "minutes, at most a week: 10080" })
      .meta({
        kind: "minutes",
        description: "how often an open tab asks whether there is a new build",
        example: 60,
        shows: "a message in tabs that are out of date",
      })
      .default(DEFAULT_POLL_MINUTES),
  },
  { error: "freshness settings with pollMinutes" },
)

const images = z.strictObject(
  {
    quality: z
      .int({ error: "a whole number from 1 to 100" })
      .min(1, { error: "a whole number from 1 to 100" })
      .max(100, { error: "a whole number from 1 to 100" })
      .meta({ description: "how much detail pictures keep, 1 to 100", example: 80, shows: "all pictures" })
      .default(100),
    proxy: z
      .union([pathBase, addressBase], {
        error: "a path like /_vercel/image or an https address, without slash, ? or # at its end",
      })
      .meta({
        kind: "path or https address",
        description: "what resizes remote pictures for browsers; see [Remote pictures](#remote-pictures)",
        example: "/_vercel/image",
        shows: "remote pictures",
      })
      .optional(),
    remote: z
      .strictObject(
        {
          onFailure: z
            .enum(["error", "placeholder"], { error: "error or placeholder" })
            .meta({
              description: "what a remote picture that cannot be fetched does to the build",
              example: "placeholder",
            })
            .default("error"),
        },
        { error: "settings with onFailure" },
      )
      .meta({ description: "pictures of other hosts", shows: "the build" })
      .default({ onFailure: "error" }),
  },
  { error: "image settings with quality, proxy or remote" },
)

const icons = z.strictObject(
  {
    ownPath: pathBase
      .meta({
        description: "the site's own path with icon sets that are not installed; see [Icons](#icons)",
        example: "/icons",
        shows: "icons of other sets",
      })
      .optional(),
    service: addressBase
      .meta({
        description: "a public service for the same",
        example: "https://api.iconify.design",
        shows: "icons of other sets",
      })
      .optional(),
  },
  { error: "icon settings with ownPath or service" },
)

const theme = z.strictObject(
  {
    accent: accent
      .meta({
        description: "its shades for text are made readable, 4.5:1, in both themes",
        example: "#1dcd9f",
        shows: "links, buttons, marks",
      })
      .optional(),
  },
  { error: "a theme with accent" },
)

/** What is expected of the site's address; a path belongs to the host, so the build is told of it. */
function bareHost(url: string): string {
  const expected = "the address of the site without path or trailing slash, e.g. https://ada.dev"
  const path = URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, "") : ""
  return path === "" ? expected : `${expected}; for ${path}, build with BASE_PATH=${path}`
}

/** `content/site.yaml`: everything about the site that is not a page. What `meta` says is said in docs/content.md, too. */
export const siteSchema = z
  .strictObject({
    title: text(60).meta({
      description: "the site's name",
      example: "Ada Lovelace",
      shows: "browser tabs, search engines",
    }),
    siteUrl: httpsUrl
      .refine((url) => URL.canParse(url) && new URL(url).origin === url, {
        error: ({ input }) => bareHost(String(input)),
      })
      .meta({
        pattern: "^https://[^/?#]+$",
        description: "where it is published: scheme and host only",
        example: "https://ada.dev",
        shows: "addresses for search engines",
      }),
    language: z
      .string({ error: "a language tag like en or en-GB" })
      .refine(isLanguageTag, { error: "a language tag like en or en-GB" })
      .meta({
        kind: "language tag",
        description: "the language of the content; also how dates are printed",
        example: "en-GB",
        shows: "every page",
      }),
    author: author.meta({ description: "whose portfolio it is", shows: "every page" }),
    profiles: list(profile, 12).meta({ description: "your pages elsewhere", shows: "About page" }).default([]),
    theme: theme.meta({ description: "how it looks", shows: "every page" }).default({}),
    copyright: copyright.meta({ description: "the line at the foot of every page", shows: "footer" }),
    game: game.meta({ description: "the game that the error screen offers", shows: "error screen" }),
    freshness: freshness
      .meta({ description: "how open tabs learn of a new build", shows: "open tabs" })
      .default({ pollMinutes: DEFAULT_POLL_MINUTES }),
    images: images
      .meta({ description: "how pictures are made", shows: "all pictures" })
      .default({ quality: 100, remote: { onFailure: "error" } }),
    icons: icons.meta({ description: "where icons of other sets come from", shows: "icons" }).default({}),
    analytics: analytics
      .meta({ description: "how visits are counted, see [Analytics](#analytics)", shows: "privacy page" })
      .default({ requireConsent: true }),
    resume: resume
      .meta({ description: "what of the résumé is published", shows: "`/resume.json`, `/resume.pdf`" })
      .default({ publish: [] }),
  })
  .superRefine(({ siteUrl, game }, { addIssue }) => {
    if (!URL.canParse(game.url) || new URL(game.url).origin !== siteUrl) return
    addIssue({ code: "custom", path: ["game", "url"], message: GAME_ORIGIN })
  })

export type SiteSettings = z.infer<typeof siteSchema>
