import { z } from "zod"

import { PARTIAL_DATE } from "~/src/lib/dates"
import { IMAGE_SPANS } from "~/src/lib/images/image-data"

import { expectedAddress } from "./expected-address"
import { isLanguageTag } from "./language-tag"

/*
 * The types of fields. Their messages complete “expected …”. In `meta`, `kind` names the type in docs; editors cannot check a
 * `refine`, so `pattern` says as much of it as a pattern can.
 */

export function fields<Shape extends z.ZodRawShape>(expected: string, shape: Shape) {
  return z.strictObject(shape, expected)
}

export function list<Item extends z.ZodType>(item: Item, most: number) {
  const expected = `a list of at most ${most} entries`
  return z.array(item, expected).max(most, expected)
}

export function oneOf<Value extends string>(values: readonly Value[]) {
  return z.enum(values, `one of ${values.join(", ")}`)
}

/** A visible character: neither a space nor a character without width. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A line of plain text that is not blank. */
export function text(most: number) {
  const expected = `a text of 1 to ${most} characters`
  return z
    .string(expected)
    .trim()
    .min(1, expected)
    .max(most, `a text of at most ${most} characters`)
    .refine((written) => VISIBLE.test(written), "a text with visible characters")
}

function matching(pattern: RegExp, expected: string) {
  return z.string(expected).regex(pattern, expected)
}

export function accepted(isRight: (text: string) => boolean, expected: string) {
  return z.string(expected).refine(isRight, expected)
}

export function wholeNumber(least: number, most: number, expected: string) {
  return z.int(expected).min(least, expected).max(most, expected)
}

export const flag = z.boolean("true or false")

/** `what` is how docs call the file that is a draft. */
export function draftOf(what: string) {
  const description = `\`true\` shows the ${what} only while developing, with a badge`
  return flag.default(false).meta({ description, example: true, shows: "nowhere public" })
}

const NO_SUCH_DAY = "a date whose day exists"
const DATE = "a date: 2024, 2024-05 or 2024-05-31"

/** A date at its own precision; a bare year may be written as a number. */
export const partialDate = z
  .union([z.string().meta({ pattern: PARTIAL_DATE.source }), z.number()], DATE)
  .transform(String)
  .refine((date) => PARTIAL_DATE.test(date), { error: DATE, abort: true })
  .refine(existsInCalendar, NO_SUCH_DAY)
  .meta({ kind: "date" })

const DATE_TIME = "a full date like 2027-05-31, or with time and zone: 2027-05-31T09:00+02:00"

/** A full date, which begins at midnight UTC, or a date with time and zone. */
export const dateTime = matching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/, DATE_TIME)
  .refine((at) => !Number.isNaN(Date.parse(at)), { error: DATE_TIME, abort: true })
  .refine((at) => existsInCalendar(at.slice(0, 10)), NO_SUCH_DAY)
  .meta({ kind: "date, or date and time" })

export const httpsUrl = z
  .string("an address that begins with https://")
  .refine((url) => expectedAddress(url) === null, { error: ({ input }) => expectedAddress(String(input)) ?? "" })
  .meta({ kind: "https address", pattern: "^https://" })

/** A path to which something is added. */
export const pathBase = matching(
  /^\/(?!\/)[^\s?#]*[^\s?#/]$/,
  "a path like /images, without slash, ? or # at its end",
).meta({ kind: "path" })

const ADDRESS_BASE = /^https:\/\/[^\s?#]*[^\s?#/]$/

/** An https address to which something is added. */
export const addressBase = accepted(
  (url) => ADDRESS_BASE.test(url) && URL.canParse(url),
  "an address like https://images.dev, without slash, ? or # at its end",
).meta({ kind: "https address", pattern: "^https://[^\\s?#]*[^\\s?#/]$" })

const SITE_PATH = "a path on the site's own host that begins with one slash, e.g. /_vercel/insights/script.js"

/** A file on the host that serves the site: neither another host (`//…`) nor a query. */
export const sitePath = matching(/^(\/[\w.~-]+)+$/, SITE_PATH)
  .refine((path) => !path.split("/").includes(".."), SITE_PATH)
  .meta({ kind: "path" })

export const internalPath = matching(/^\/(?!\/)\S*$/, "a path inside the site that begins with one slash, e.g. /about")
  .max(2000, "at most 2000 characters")
  .meta({ kind: "path" })

export const emailAddress = z.email("an e-mail address").meta({ kind: "e-mail address" })

/** File systems allow 255 bytes for a name, and a build adds to it. */
export const MAX_SLUG = 200

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lowercase letters, digits and single hyphens, e.g. my-project",
)
  .max(MAX_SLUG, `at most ${MAX_SLUG} characters`)
  .meta({ kind: "lowercase letters, digits, hyphens" })

/** A slug, or a path that every host can redirect. */
export const formerAddress = matching(
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?)$/,
  "a former slug, or a path of letters, digits, hyphens and slashes, e.g. /posts/my-project/",
)
  .max(MAX_SLUG, `at most ${MAX_SLUG} characters`)
  .meta({ kind: "slug, or path that begins with a slash" })

export const iconName = matching(
  /^[a-z0-9-]+:[a-z0-9-]+$/,
  "an icon name with its set, like lucide:mail or simple-icons:github",
).meta({ kind: "icon name" })

export const googleTagId = matching(
  /^(G|GT|AW|DC)-[A-Z0-9]+$/,
  "an id of the Google tag: G-…, GT-…, AW-… or DC-…, in capitals and digits",
).meta({ kind: "id of a Google tag" })

export const languageTag = accepted(isLanguageTag, "a language tag like en or en-GB").meta({ kind: "language tag" })

/** Stands where the owner has to describe an image; it is never published. */
export const ALT_PLACEHOLDER = "what it shows"
export const ALT_EXAMPLE = "A loom threaded with cards."

/** An image; its alternative text is required, and empty (`alt: ""`) only for decoration. */
export const image = fields("a picture with src and alt", {
  src: text(2000).meta({
    kind: "file name or https address",
    description: "a file beside this one, or a picture of another host",
    example: "cover.png",
  }),
  alt: z
    .string('a description of the picture, or "" if it only decorates')
    .meta({ description: 'what it shows; `""` if it only decorates', example: ALT_EXAMPLE }),
  caption: text(200).meta({ description: "a line to be printed below it", example: "The loom in 1843." }).optional(),
}).meta({ kind: "picture" })

const span = oneOf(IMAGE_SPANS).optional().meta({
  description: "on wide screens, `wide` reaches into both margins, `full` to the edges of the window",
  example: "wide",
})
const focus = matching(
  /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
  "the place that stays visible, from the left and from the top, e.g. 30% 60%",
)
  .optional()
  .meta({ kind: "two percentages", description: "what stays visible where it is cropped", example: "30% 60%" })

/** The picture at the top of a page. */
export const coverImage = image.extend({ width: span, focus }).meta({ kind: "picture" })

/** An image that is never decoration. */
export const shownImage = image
  .extend({ width: span, focus, alt: text(300).meta({ description: "what it shows", example: ALT_EXAMPLE }) })
  .meta({ kind: "picture" })

function existsInCalendar(date: string): boolean {
  const [year, month = 1, day = 1] = date.split("-").map(Number)
  return new Date(Date.UTC(year ?? 0, month - 1, day)).getUTCDate() === day
}
