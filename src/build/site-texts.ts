import { readFields } from "~/src/doctor/readers/content/read-fields"
import { CONTENT_FOLDER, SITE_FILE, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { textsFor } from "~/src/lib/texts/languages"
import type { Texts } from "~/src/lib/texts/texts"

/**
 * Returns the language of the settings and the texts of the interface in it. The content check reports mistakes in either
 * file, and until they are corrected, English is used.
 */
export function siteTexts(root = CONTENT_FOLDER): { language: string; texts: Texts } {
  const named = readFields(root, SITE_FILE).source.valueAt(["language"])
  const language = typeof named === "string" && isLanguageTag(named) ? named : "en"
  return { language, texts: textsFor(language, readFields(root, TEXTS_FILE).source.data) }
}
