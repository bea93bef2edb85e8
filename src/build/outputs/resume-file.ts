import { toJsonWithoutAtSigns } from "~/src/build/outputs/to-json-without-at-signs"
import { hasPublicPage } from "~/src/build/public-files"
import { readSite } from "~/src/doctor/readers/read-site"
import { publishResume } from "~/src/doctor/resume/publish-resume"
import { readResume } from "~/src/doctor/resume/read-resume"
import { projectPath } from "~/src/lib/addresses/paths"

/** Returns `/resume.json`, which names only projects that have a page; null without a résumé. */
export function resumeFile(contentRoot: string): string | null {
  const { resume } = readResume(contentRoot)
  const { site } = readSite(contentRoot)
  if (resume === null || site === null) return null
  const isPublished = (slug: string) => hasPublicPage(projectPath(slug))
  return `${toJsonWithoutAtSigns(publishResume(resume, { publish: site.resume.publish, isPublished }), 2)}\n`
}
