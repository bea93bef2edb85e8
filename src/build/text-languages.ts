import path from "node:path"

import { readEnvironment } from "~/src/build/environment"
import { isTranslated, siteLanguages } from "~/src/doctor/readers/content/language-files"
import { readFields } from "~/src/doctor/readers/content/read-fields"
import { CONTENT_FOLDER, SITE_FILE } from "~/src/doctor/readers/files/content-folder"

/** Returns the languages of the text in a file of the content (J2). */
export function textLanguages(file: string) {
  const root = path.resolve(CONTENT_FOLDER)
  const site = String(readFields(root, SITE_FILE).source.valueAt(["language"]))
  const [first, ...others] = siteLanguages(root)
  if (first === undefined) return { language: site, site, first: site, translations: [], missing: [] }
  const relative = path.relative(root, file).split(path.sep).join("/")
  const options = { withDrafts: process.env.NODE_ENV !== "production" }
  // The content of a build in another language has no translations beside its files.
  const originals = readEnvironment().originalContent ?? root
  const translated = others.filter((language) => isTranslated(originals, relative, language, options))
  // The original may be in another language than most, with its address in that part of the site.
  const stated = readFields(originals, relative).source.valueAt(["lang"])
  const original = others.find((language) => language === stated) ?? first
  const translations = [...new Set([original, ...translated])]
  return {
    language: translations.includes(site) ? site : original,
    /** The language of the site, or of the part of it that is being built. */
    site,
    /** The language at the root of the site. */
    first,
    /** The languages in which the site has the text, its original one first; none in a site in one language. */
    translations,
    /** The languages of the site in which it does not have it. */
    missing: [first, ...others].filter((tag) => !translations.includes(tag)),
  }
}
