import { checkFields } from "~/src/build/content/check-fields"
import { checkPicture } from "~/src/build/content/check-pictures"
import { displayPath, readNeededText, SITE_FILE } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { checkInstalledIcon, listIcons, type NamedIcon } from "~/src/build/content/named-icons"
import { fieldPicture, type NamedPicture } from "~/src/build/content/named-pictures"
import { checkCutNumbers } from "~/src/build/content/rules/cut-numbers"
import { checkPlaceholders } from "~/src/build/content/rules/placeholders"
import { type SiteSettings, siteSchema } from "~/src/build/content/site-schema"
import { parseYaml } from "~/src/build/content/yaml-source"

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
