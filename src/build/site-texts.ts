import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { CONTENT_FOLDER, SITE_FILE, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { textsFor } from "~/src/lib/texts/languages"
import type { Texts } from "~/src/lib/texts/texts"

/**
 * Returns the language of the settings and the texts of the interface in it. The content check reports mistakes in either
 * file, and until they are corrected, English is used.
 */
export function siteTexts(root = CONTENT_FOLDER): { language: string; texts: Texts } {
  const settings = readYaml(path.join(root, SITE_FILE)) as { language?: unknown } | null
  const named = settings?.language
  const language = typeof named === "string" && isLanguageTag(named) ? named : "en"
  return { language, texts: textsFor(language, readYaml(path.join(root, TEXTS_FILE))) }
}

/** Returns null for a file that is missing or cannot be parsed. */
function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
