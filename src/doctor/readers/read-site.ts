import { type ContentFile, readContentFile } from "~/src/doctor/readers/content-file"
import { SITE_FILE } from "~/src/doctor/readers/content-folder"
import { type SiteSettings, siteSchema } from "~/src/doctor/schemas/site-schema"
import { SITE_TRANSLATION } from "~/src/doctor/translation/other-translations"

/** Reads `site.yaml`: the settings, null when one is wrong. */
export function readSite(root: string): ContentFile & { site: SiteSettings | null } {
  const { value: site, ...file } = readContentFile(root, SITE_FILE, siteSchema, SITE_TRANSLATION)
  return { ...file, site }
}
