import type { ContentProblem } from "~/src/doctor/content-problem"
import { checkFields } from "~/src/doctor/fields/check-fields"
import { checkCutNumbers } from "~/src/doctor/fields/cut-numbers"
import { checkPlaceholders } from "~/src/doctor/fields/placeholders"
import { checkInstalledIcon, listIcons, type NamedIcon } from "~/src/doctor/icons/check-icons"
import { checkPicture } from "~/src/doctor/images/check-pictures"
import { fieldPicture, type NamedPicture } from "~/src/doctor/images/named-pictures"
import { displayPath, readNeededText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { parseYaml } from "~/src/doctor/readers/yaml-source"
import { type SiteSettings, siteSchema } from "~/src/doctor/schemas/site-schema"

type ReadSite = { site: SiteSettings | null; pictures: NamedPicture[]; icons: NamedIcon[]; problems: ContentProblem[] }

/** Reads `site.yaml`: the typed settings, null when one is wrong, and all that is wrong with them. */
export function readSite(root: string): ReadSite {
  const file = displayPath(SITE_FILE)
  const { text, problems: fileProblems } = readNeededText(root, SITE_FILE)
  if (text === null) return { site: null, pictures: [], icons: [], problems: fileProblems }

  const { source, problems } = parseYaml({ file, text, firstLine: 1 })
  if (problems.length > 0) return { site: null, pictures: [], icons: [], problems }

  const { value, problems: fieldProblems } = checkFields(file, source, siteSchema)
  const pictures = fieldPicture(file, source, { at: ["author", "avatar", "src"], shape: "square" })
  const icons = listIcons(file, source, "profiles")
  return {
    site: value,
    pictures,
    icons,
    problems: [
      ...fieldProblems,
      ...checkPlaceholders(file, source),
      ...checkCutNumbers(file, source),
      ...pictures.flatMap((picture) => checkPicture(root, picture)),
      ...icons.flatMap(checkInstalledIcon),
    ],
  }
}
