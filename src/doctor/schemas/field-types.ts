import { z } from "zod"

import { PARTIAL_DATE } from "~/src/lib/dates"

const MOMENT = "a full date like 2027-05-31, or with time and zone: 2027-05-31T09:00+02:00"

/** A line of plain text that is not blank. */
export function text(most: number) {
  return z
    .string({ error: `a text of 1 to ${most} characters` })
    .trim()
    .min(1, { error: `a text of 1 to ${most} characters` })
    .max(most, { error: `a text of at most ${most} characters` })
}

/*
 * `kind` is how the field tables call such a value. What a `refine` asks for, a schema for editors can only hold as a `pattern`.
 */

/** Alternative text: required, and empty only on purpose (`alt: ""`) for a decorative picture. */
const altText = z
  .string({ error: 'a description of the picture, or "" if it only decorates' })
  .meta({ description: 'what it shows; `""` if it only decorates', example: "A loom threaded with cards." })

/** A date at its own precision; a bare year may be written as a number. */
export const partialDate = z
  .union([z.string().meta({ pattern: PARTIAL_DATE.source }), z.number()], {
    error: "a date: 2024, 2024-05 or 2024-05-31",
  })
  .transform(String)
  .refine((date) => PARTIAL_DATE.test(date) && existsInCalendar(date), {
    error: "a date: 2024, 2024-05 or 2024-05-31",
  })
  .meta({ kind: "date" })

/** A moment: a full date, which begins at midnight in Greenwich, or a date with time and zone. */
export const moment = z
  .string({ error: MOMENT })
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/, { error: MOMENT })
  .refine((at) => existsInCalendar(at.slice(0, 10)) && !Number.isNaN(Date.parse(at)), { error: MOMENT })
  .meta({ kind: "moment" })

export const httpsUrl = z
  .string({ error: "an address that begins with https://" })
  .refine((url) => url.startsWith("https://") && URL.canParse(url), { error: "an address that begins with https://" })
  .meta({ kind: "https address", pattern: "^https://" })

const PATH_BASE = "a path like /images, without slash, ? or # at its end"
const ADDRESS_BASE = "an address like https://images.dev, without slash, ? or # at its end"

/** A path of the site or its host to which something is added. */
export const pathBase = z
  .string({ error: PATH_BASE })
  .regex(/^\/(?!\/)[^\s?#]*[^\s?#/]$/, { error: PATH_BASE })
  .meta({ kind: "path" })

/** An https address to which something is added. */
export const addressBase = z
  .string({ error: ADDRESS_BASE })
  .refine((url) => /^https:\/\/[^\s?#]*[^\s?#/]$/.test(url) && URL.canParse(url), { error: ADDRESS_BASE })
  .meta({ kind: "https address", pattern: "^https://[^\\s?#]*[^\\s?#/]$" })

export const emailAddress = z.email({ error: "an e-mail address" }).meta({ kind: "e-mail address" })

export const slug = z
  .string({ error: "small letters, digits and single hyphens, e.g. my-project" })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "small letters, digits and single hyphens, e.g. my-project" })
  .meta({ kind: "small letters, digits, hyphens" })

export const iconName = z
  .string({ error: "an icon name with its set, like lucide:mail or simple-icons:github" })
  .regex(/^[a-z0-9-]+:[a-z0-9-]+$/, { error: "an icon name with its set, like lucide:mail or simple-icons:github" })
  .meta({ kind: "icon name" })

const SITE_PATH = "a path on the site's own host that begins with one slash, e.g. /_vercel/insights/script.js"

/** A file on the host that serves the site: neither another host (`//…`) nor a query. */
export const sitePath = z
  .string({ error: SITE_PATH })
  .regex(/^(\/[\w.~-]+)+$/, { error: SITE_PATH })
  .refine((path) => !path.split("/").includes(".."), { error: SITE_PATH })
  .meta({ kind: "path" })

const GOOGLE_TAG_ID = "an id of the Google tag: G-…, GT-…, AW-… or DC-…, in capitals and digits"

export const googleTagId = z
  .string({ error: GOOGLE_TAG_ID })
  .regex(/^(G|GT|AW|DC)-[A-Z0-9]+$/, { error: GOOGLE_TAG_ID })
  .meta({ kind: "id of a Google tag" })

export const picture = z
  .strictObject(
    {
      src: text(2000).meta({
        kind: "file name or https address",
        description: "a file beside this one, or a picture of another host",
        example: "cover.png",
      }),
      alt: altText,
      caption: text(200)
        .meta({ description: "a line to be printed below it", example: "The loom in 1843." })
        .optional(),
    },
    { error: "a picture with src and alt" },
  )
  .meta({ kind: "picture" })

/** A yes or no that is no unless it is written. */
export const flag = z.boolean({ error: "true or false" })

/** A picture that is there to be looked at: it always says what it shows. */
export const shownPicture = picture
  .extend({ alt: text(300).meta({ description: "what it shows", example: "A loom threaded with cards." }) })
  .meta({ kind: "picture" })

export function list<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .array(item, { error: `a list of at most ${most} entries` })
    .max(most, { error: `a list of at most ${most} entries` })
}

function existsInCalendar(date: string): boolean {
  const [year, month = 1, day = 1] = date.split("-").map(Number)
  return new Date(Date.UTC(year ?? 0, month - 1, day)).getUTCDate() === day
}
