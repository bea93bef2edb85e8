import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { displayPath, draftAdvice, pageNames, SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FieldSource, textAt } from "~/src/doctor/readers/formats/field-source"
import { MAX_SLUG, slug as slugSchema } from "~/src/doctor/schemas/field-types"
import { freeName } from "~/src/lib/addresses/free-name"
import { tagSlug } from "~/src/lib/entries/tag-slug"

import { siteLanguages } from "./language-files"

export const SLUG_RULE = `lowercase letters, digits and single hyphens, at most ${MAX_SLUG} characters`
/** What has an address of one part on every site. */
const OWNERS: Readonly<Record<string, string>> = {
  home: displayPath("home.md"),
  index: displayPath("home.md"),
  about: displayPath("about.md"),
  privacy: displayPath("privacy.md"),
  projects: displayPath("projects"),
  notes: displayPath("notes"),
  404: "the error page",
  admin: "the editor that `editing.publish` adds",
  static: "files of the build",
  "page-data": "files of the build",
}

/**
 * Returns an error if the file of an own page has a name that cannot be an address, or whose address something else has (W2).
 * `checkStaticPages` reports a file in `static` with the address of a page.
 */
export function checkPageName(root: string, name: string, fields: FieldSource): Diagnostic[] {
  const slug = name.slice("pages/".length)
  const owner = ownerOf(root, slug)
  if (owner === undefined && slugSchema.safeParse(slug).success) return []
  const message =
    owner === undefined
      ? `${formatValue(slug)} becomes the address, which may only have ${SLUG_RULE}.`
      : `The address /${slug} belongs to ${owner}.`
  const draft = fields.valueAt(["draft"]) === true ? "" : draftAdvice(slug)
  const fix = `Rename the file to ${freePage(root, slug, fields)}.md${draft}.`
  return [{ file: fields.file, line: 1, column: 1, field: "file name", ...say("page-name", message, fix) }]
}

/** Returns what has an address of one part; undefined if it is free. */
export function ownerOf(root: string, slug: string): string | undefined {
  if (Object.hasOwn(OWNERS, slug)) return OWNERS[slug]
  const [, ...others] = siteLanguages(root)
  const language = others.find((tag) => tag.toLowerCase() === slug)
  return language && `the pages in ${formatValue(language)}, one of the languages in ${displayPath(SITE_FILE)}`
}

/** Returns the slug of a name, short enough for a number. A name without letters, such as an emoji, has that of the title. */
export function slugOf(name: string, fields: FieldSource): string {
  const words = /[\p{L}\d]/u.test(name) ? name : (textAt(fields, ["title"]) ?? name)
  return tagSlug(words)
    .slice(0, MAX_SLUG - 3)
    .replace(/-$/, "")
}

/** Returns the nearest name that is an address and that nothing else has. */
function freePage(root: string, written: string, fields: FieldSource): string {
  const pages: string[] = pageNames(root)
  return freeName(
    slugOf(written, fields),
    (name) => pages.includes(`pages/${name}`) || ownerOf(root, name) !== undefined,
  )
}
