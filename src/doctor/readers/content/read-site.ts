import { SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import { type SiteSettings, siteSchema } from "~/src/doctor/schemas/site-schema"

import { type ContentFile, readContentFile } from "./content-file"

/** `site` is null when a setting is wrong. */
export function readSite(root: string): ContentFile & { site: SiteSettings | null } {
  const { value: site, ...file } = readContentFile(root, SITE_FILE, siteSchema)
  return { ...file, site }
}
