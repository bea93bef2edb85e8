import { z } from "zod"

import { accentShades } from "~/src/build/accent"
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
} from "~/src/build/content/field-types"
import { PRIVATE_FIELDS, type PrivatePart } from "~/src/build/content/publish-resume"

const profile = z.strictObject(
  { label: text(40), url: httpsUrl, icon: iconName },
  { error: "a profile with label, url and icon" },
)

const PRIVATE_PARTS = Object.keys(PRIVATE_FIELDS) as PrivatePart[]

const resume = z.strictObject(
  {
    publish: list(z.enum(PRIVATE_PARTS, { error: `one of ${PRIVATE_PARTS.join(", ")}` }), PRIVATE_PARTS.length).default(
      [],
    ),
  },
  { error: "résumé settings with publish" },
)

const analytics = z.strictObject(
  {
    requireConsent: z.boolean({ error: "true or false" }).default(true),
    web: z.strictObject({ script: sitePath }, { error: "web analytics with script" }).optional(),
    google: z
      .strictObject(
        { ids: list(googleTagId, 10).min(1, { error: "a list of 1 to 10 ids" }) },
        { error: "a Google tag with ids" },
      )
      .optional(),
  },
  { error: "analytics settings with web or google" },
)

const ACCENT = 'a colour like "#1dcd9f" that is not grey'

const accent = z.string({ error: ACCENT }).refine((wish) => accentShades(wish) !== null, { error: ACCENT })

/** `content/site.yaml`: everything about the site that is not a page. */
export const siteSchema = z.strictObject({
  title: text(60),
  siteUrl: httpsUrl.refine((url) => URL.canParse(url) && new URL(url).origin === url, {
    error: "the address of the site without path or trailing slash, e.g. https://ada.dev",
  }),
  language: z.string({ error: "a language tag like en or en-GB" }).refine(isLanguageTag, {
    error: "a language tag like en or en-GB",
  }),
  author: z.strictObject(
    { name: text(60), email: emailAddress.optional(), avatar: picture.omit({ caption: true }).optional() },
    { error: "an author with name" },
  ),
  profiles: list(profile, 12).default([]),
  theme: z.strictObject({ accent: accent.optional() }, { error: "a theme with accent" }).default({}),
  copyright: z.strictObject(
    {
      year: z
        .int({ error: "a year, e.g. 2025" })
        .min(1900, { error: "a year, e.g. 2025" })
        .max(9999, { error: "a year, e.g. 2025" }),
      holder: text(80).optional(),
    },
    { error: "a copyright with year" },
  ),
  game: z.strictObject({ title: text(60), url: httpsUrl }, { error: "a game with title and url" }),
  freshness: z
    .strictObject(
      {
        pollMinutes: z
          .number({ error: "minutes, at least 1" })
          .min(1, { error: "minutes, at least 1" })
          .max(10_080, { error: "minutes, at most a week: 10080" })
          .default(60),
      },
      { error: "freshness settings with pollMinutes" },
    )
    .default({ pollMinutes: 60 }),
  images: z
    .strictObject(
      {
        quality: z
          .int({ error: "a whole number from 1 to 100" })
          .min(1, { error: "a whole number from 1 to 100" })
          .max(100, { error: "a whole number from 1 to 100" })
          .default(100),
        proxy: z
          .union([pathBase, addressBase], {
            error: "a path like /_vercel/image or an https address, without slash, ? or # at its end",
          })
          .optional(),
        remote: z
          .strictObject(
            { onFailure: z.enum(["error", "placeholder"], { error: "error or placeholder" }).default("error") },
            { error: "settings with onFailure" },
          )
          .default({ onFailure: "error" }),
      },
      { error: "image settings with quality, proxy or remote" },
    )
    .default({ quality: 100, remote: { onFailure: "error" } }),
  icons: z
    .strictObject(
      { ownPath: pathBase.optional(), service: addressBase.optional() },
      { error: "icon settings with ownPath or service" },
    )
    .default({}),
  analytics: analytics.default({ requireConsent: true }),
  resume: resume.default({ publish: [] }),
})

export type SiteSettings = z.infer<typeof siteSchema>

function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() === tag
  } catch {
    return false
  }
}
