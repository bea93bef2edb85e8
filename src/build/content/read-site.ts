import { checkFields } from "~/src/build/content/check-fields"
import { checkPictureField } from "~/src/build/content/check-pictures"
import { displayPath, readText, SITE_FILE } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { missingFile } from "~/src/build/content/missing-file"
import { nearest } from "~/src/build/content/nearest"
import { type SiteSettings, siteSchema } from "~/src/build/content/site-schema"
import { parseYaml, type YamlSource } from "~/src/build/content/yaml-source"
import { findIcon, iconNames } from "~/src/build/icons"

/** Reads `site.yaml`: the typed settings, null when one is wrong, and all that is wrong with them. */
export function readSite(root: string): { site: SiteSettings | null; problems: ContentProblem[] } {
  const file = displayPath(SITE_FILE)
  const text = readText(root, SITE_FILE)
  if (text === null) return { site: null, problems: [missingFile(file)] }

  const { source, problems } = parseYaml({ file, text, firstLine: 1 })
  if (problems.length > 0) return { site: null, problems }

  const { value, problems: fieldProblems } = checkFields(file, source, siteSchema)
  return {
    site: value,
    problems: [
      ...fieldProblems,
      ...checkPictureField(file, root, source, ["author", "avatar", "src"]),
      ...checkIcons(file, source),
    ],
  }
}

function checkIcons(file: string, source: YamlSource): ContentProblem[] {
  const profiles = source.valueAt(["profiles"])
  if (!Array.isArray(profiles)) return []
  return profiles.flatMap((_profile, index) => {
    const at = ["profiles", index, "icon"]
    const name = source.valueAt(at)
    if (typeof name !== "string" || !name.includes(":") || findIcon(name) !== null) return []
    const near = nearest(name, iconNames())
    const fix = near === undefined ? "look it up at https://icon-sets.iconify.design" : `did you mean ${near}?`
    const expected = "the name of an icon in the sets lucide or simple-icons"
    return [{ file, ...source.positionOf(at), field: `profiles[${index}].icon`, found: `"${name}"`, expected, fix }]
  })
}
