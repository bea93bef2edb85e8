import { checkFields } from "~/src/build/content/check-fields"
import { checkPictureField } from "~/src/build/content/check-pictures"
import { displayPath, readText, SITE_FILE } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { missingFile } from "~/src/build/content/missing-file"
import { type SiteSettings, siteSchema } from "~/src/build/content/site-schema"
import { parseYaml } from "~/src/build/content/yaml-source"

/** Reads `site.yaml`: the typed settings, or what is wrong with them. */
export function readSite(root: string): { site: SiteSettings | null; problems: ContentProblem[] } {
  const file = displayPath(SITE_FILE)
  const text = readText(root, SITE_FILE)
  if (text === null) return { site: null, problems: [missingFile(file)] }

  const { source, problems } = parseYaml({ file, text, firstLine: 1 })
  if (problems.length > 0) return { site: null, problems }

  const { value, problems: fieldProblems } = checkFields(file, source, siteSchema)
  const avatar = value?.author.avatar?.src
  const found = [...fieldProblems, ...checkPictureField(file, root, source, ["author", "avatar", "src"], avatar)]
  return found.length > 0 ? { site: null, problems: found } : { site: value, problems: [] }
}
