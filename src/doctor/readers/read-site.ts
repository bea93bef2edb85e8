import path from "node:path"

import { checkFields } from "~/src/doctor/fields/check-fields"
import type { ContentFile } from "~/src/doctor/readers/content-file"
import { displayPath, readRequiredText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { emptySource, parseYaml } from "~/src/doctor/readers/parse-yaml"
import { type SiteSettings, siteSchema } from "~/src/doctor/schemas/site-schema"
import { SITE_TRANSLATION } from "~/src/doctor/translation/other-translations"

/** Reads `site.yaml`: the settings, null when one is wrong. */
export function readSite(root: string): ContentFile & { site: SiteSettings | null } {
  const file = displayPath(SITE_FILE)
  const { text, diagnostics: unreadable } = readRequiredText(root, SITE_FILE)
  const { source, diagnostics } =
    text === null ? { source: emptySource(file), diagnostics: unreadable } : parseYaml({ file, text, firstLine: 1 })
  const site = { folder: path.resolve(root), fields: source, markdown: null }
  if (diagnostics.length > 0) return { ...site, site: null, diagnostics }
  const { value, diagnostics: wrong } = checkFields(source, siteSchema, { translation: SITE_TRANSLATION, files: [] })
  return { ...site, site: value, diagnostics: wrong }
}
