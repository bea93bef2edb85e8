import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { siteLanguages } from "~/src/doctor/languages/language-files"
import { displayPath, draftAdvice, pageNames, SITE_FILE, withoutNotionId } from "~/src/doctor/readers/content-folder"
import { type FieldSource, textAt } from "~/src/doctor/readers/field-source"
import { MAX_SLUG, slug as slugSchema } from "~/src/doctor/schemas/field-types"
import { tagSlug } from "~/src/lib/entries/tags"

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
  const rule = `lowercase letters, digits and single hyphens, at most ${MAX_SLUG} characters`
  const owner = ownerOf(root, slug)
  if (owner === undefined && slugSchema.safeParse(slug).success) return []
  const message =
    owner === undefined
      ? `${formatValue(slug)} becomes the address, which may only have ${rule}.`
      : `The address /${slug} belongs to ${owner}.`
  const draft = fields.valueAt(["draft"]) === true ? "" : draftAdvice(slug)
  const fix = `Rename the file to ${freeName(root, slug, fields)}.md${draft}.`
  return [{ file: fields.file, line: 1, column: 1, field: "file name", message, fix }]
}

/** Returns what has an address of one part; undefined if it is free. */
export function ownerOf(root: string, slug: string): string | undefined {
  if (Object.hasOwn(OWNERS, slug)) return OWNERS[slug]
  const [, ...others] = siteLanguages(root)
  const language = others.find((tag) => tag.toLowerCase() === slug)
  return language && `the pages in ${formatValue(language)}, one of the languages in ${displayPath(SITE_FILE)}`
}

/** Returns the nearest name that is an address and that nothing else has. */
function freeName(root: string, written: string, fields: FieldSource): string {
  // A name without letters, such as an emoji, has no slug of its own.
  const words = /[\p{L}\d]/u.test(written) ? withoutNotionId(written) : (textAt(fields, ["title"]) ?? written)
  const slug = tagSlug(words)
    .slice(0, MAX_SLUG - 3)
    .replace(/-$/, "")
  const pages: string[] = pageNames(root)
  const names = [slug, ...pages.map((_page, index) => `${slug}-${index + 2}`)]
  return names.find((name) => !pages.includes(`pages/${name}`) && ownerOf(root, name) === undefined) ?? slug
}
