import { z } from "zod"

import {
  addressBase,
  emailAddress,
  fields,
  flag,
  googleTagId,
  httpsUrl,
  iconName,
  image,
  languageTag,
  list,
  oneOf,
  pathBase,
  sitePath,
  text,
  wholeNumber,
} from "./field-types"
import { footer, navigation } from "./navigation-schema"
import { PRIVATE_PARTS } from "./resume-schema"
import { theme } from "./theme-schema"

const profile = fields("a profile with label, url and icon", {
  label: text(40).meta({ description: "the name of the place", example: "GitHub" }),
  url: httpsUrl.meta({ description: "your page there", example: "https://github.com/you" }),
  icon: iconName.meta({ description: "its icon", example: "simple-icons:github" }),
})

const resume = fields("résumé settings with publish", {
  publish: list(oneOf(PRIVATE_PARTS), PRIVATE_PARTS.length)
    .default([])
    .meta({
      description: "private parts of `resume.json` that may be published; none unless set",
      example: ["phone"],
      shows: "`/resume.json`, `/resume.pdf`",
    }),
})

const analytics = fields("analytics settings with web or google", {
  requireConsent: flag.default(true).meta({
    description: "whether a visitor has to press Accept before anything is loaded or sent",
    example: true,
    shows: "the banner that asks",
  }),
  web: fields("web analytics with script", {
    script: sitePath.meta({
      description: "the script on the site's own host, as it is: no base path is put before it",
      example: "/_vercel/insights/script.js",
    }),
  })
    .optional()
    .meta({ typeName: "SiteWebAnalytics", description: "Web Analytics of the host", shows: "privacy page" }),
  google: fields("a Google tag with ids", {
    ids: list(googleTagId, 10)
      .min(1, "a list of 1 to 10 ids")
      .meta({ description: "ids of the Google tag: `G-…`, `GT-…`, `AW-…`, `DC-…`", example: ["G-ABC123"] }),
  })
    .optional()
    .meta({ typeName: "SiteGoogleTag", description: "the Google tag", shows: "privacy page" }),
})

const REPOSITORY = "the repository on GitHub that the editor commits to, as owner/name"

const editing = fields("editing settings with publish and repository", {
  publish: flag.default(false).meta({
    description: "whether the site has an editor, see [On your own site](editing.md#on-your-own-site)",
    example: true,
    shows: "`/admin/`, privacy page",
  }),
  repository: text(140)
    .regex(/^[\w.-]+\/[\w.-]+$/, REPOSITORY)
    .optional()
    .meta({ kind: "owner/name", description: REPOSITORY, example: "ada/portfolio" }),
  branch: text(100).default("main").meta({ description: "its branch", example: "main" }),
})

/** A name; the footer adds © and the year. */
const holderName = (most: number) =>
  text(most).refine((name) => !/^(?:©|\(c\)|copyright\b)/i.test(name), "a name without © or years, which are added")

const author = fields("an author with name", {
  name: holderName(60).meta({ description: "whose portfolio it is", example: "Ada Lovelace", shows: "navbar, footer" }),
  email: emailAddress
    .optional()
    .meta({ description: "where visitors can write to", example: "ada@lovelace.org", shows: "About page" }),
  avatar: image.omit({ caption: true }).optional().meta({
    kind: "picture",
    description: "a small picture of you; without it your initials are shown",
    shows: "navbar",
  }),
})

const copyright = fields("a copyright with year", {
  year: wholeNumber(1900, 9999, "a year, e.g. 2025").meta({
    description: "the year of the first publication",
    example: 2025,
  }),
  holder: holderName(80)
    .optional()
    .meta({ description: "who holds it, if not the author", example: "Lovelace & Babbage Ltd" }),
})

/** A frame that may run scripts and keeps its origin can remove its own sandbox if that is the origin of the page. */
const GAME_ORIGIN = "an address on another host than siteUrl (on the site's own host, the game could leave its sandbox)"

const game = fields("a game with title and url", {
  title: text(60).meta({ description: "what it is called", example: "2048" }),
  url: httpsUrl.meta({
    description: "a page of another host that may be embedded",
    example: "https://gabrielecirulli.github.io/2048/",
  }),
})

/** How often an open tab asks for a newer build, by default. */
export const DEFAULT_POLL_MINUTES = 60

const freshness = fields("freshness settings with pollMinutes", {
  pollMinutes: z
    .number("minutes, at least 1")
    .min(1, "minutes, at least 1")
    .max(10_080, "minutes, at most a week: 10080")
    .default(DEFAULT_POLL_MINUTES)
    .meta({
      kind: "minutes",
      description: "how often an open tab asks whether there is a new build",
      example: 60,
      shows: "a message in tabs that are out of date",
    }),
})

const images = fields("image settings with quality, proxy or remote", {
  quality: wholeNumber(1, 100, "a whole number from 1 to 100").optional().meta({
    description: "how much detail pictures keep, 1 to 100; unless set, as much as a viewer can see",
    example: 80,
    shows: "all pictures",
  }),
  proxy: z
    .union([pathBase, addressBase], "a path like /_vercel/image or an https address, without slash, ? or # at its end")
    .optional()
    .meta({
      kind: "path or https address",
      description: "what resizes remote images for browsers; see [Remote images](#remote-images)",
      example: "/_vercel/image",
      shows: "remote pictures",
    }),
  remote: fields("settings with onFailure", {
    onFailure: oneOf(["error", "placeholder"])
      .default("error")
      .meta({ description: "what a remote picture that cannot be fetched does to the build", example: "placeholder" }),
  })
    .prefault({})
    .meta({ description: "pictures of other hosts", shows: "the build" }),
})

const icons = fields("icon settings with ownPath or service", {
  ownPath: pathBase.optional().meta({
    description: "the site's own path with icon sets that are not installed; see [Icons](#icons)",
    example: "/icons",
    shows: "icons of other sets",
  }),
  service: addressBase.optional().meta({
    description: "a public service for the same",
    example: "https://api.iconify.design",
    shows: "icons of other sets",
  }),
})

/** The settings in `content/site.yaml`. */
export const siteSchema = z
  .strictObject({
    title: text(60).meta({
      description: "the site's name",
      example: "Ada Lovelace",
      shows: "browser tabs, search engines",
    }),
    siteUrl: httpsUrl
      .refine(
        (url) => URL.canParse(url) && new URL(url).origin === url,
        "the address of the site without path or trailing slash, e.g. https://ada.dev",
      )
      .meta({
        pattern: "^https://[^/?#]+$",
        description: "where it is published: scheme and host only",
        example: "https://ada.dev",
        shows: "addresses for search engines",
      }),
    language: languageTag.meta({
      description: "the language of the content and the interface; also how dates are printed",
      example: "en-GB",
      shows: "every page",
    }),
    languages: list(languageTag, 20)
      .refine((tags) => new Set(tags).size === tags.length, "each language once")
      .default([])
      .meta({
        description:
          "all languages of the site, `language` first; see [Several languages](languages.md#several-languages)",
        example: ["en-GB", "de"],
        shows: "the pages of each other language, below `/de`",
      }),
    author: author.meta({ description: "whose portfolio it is", shows: "every page" }),
    profiles: list(profile, 12).default([]).meta({ description: "your pages elsewhere", shows: "About page" }),
    theme: theme.default({}).meta({ description: "how it looks", shows: "every page" }),
    navigation,
    footer,
    copyright: copyright.meta({ description: "the line at the foot of every page", shows: "footer" }),
    game: game.meta({ description: "the game that the error screen offers", shows: "error screen" }),
    freshness: freshness.prefault({}).meta({ description: "how open tabs learn of a new build", shows: "open tabs" }),
    images: images.prefault({}).meta({ description: "how pictures are made", shows: "all pictures" }),
    icons: icons.default({}).meta({ description: "where icons of other sets come from", shows: "icons" }),
    analytics: analytics
      .prefault({})
      .meta({ description: "how visits are counted, see [Analytics](#analytics)", shows: "privacy page" }),
    editing: editing.prefault({}).meta({ description: "an editor on the site itself", shows: "`/admin/`" }),
    resume: resume
      .prefault({})
      .meta({ description: "what of the résumé is published", shows: "`/resume.json`, `/resume.pdf`" }),
  })
  .superRefine(({ siteUrl, game, editing }, { addIssue }) => {
    if (editing.publish && editing.repository === undefined)
      addIssue({ code: "custom", path: ["editing", "repository"], message: REPOSITORY })
    if (!URL.canParse(game.url) || new URL(game.url).origin !== siteUrl) return
    addIssue({ code: "custom", path: ["game", "url"], message: GAME_ORIGIN })
  })

export type SiteSettings = z.infer<typeof siteSchema>
