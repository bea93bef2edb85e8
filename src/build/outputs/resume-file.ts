import { publishResume } from "~/src/build/content/publish-resume"
import { readResume } from "~/src/build/content/read-resume"
import { readSite } from "~/src/build/content/read-site"

/** The text of `/resume.json`; null when the owner has no résumé. */
export function resumeFile(contentRoot: string): string | null {
  const { resume } = readResume(contentRoot)
  const { site } = readSite(contentRoot)
  if (resume === null || site === null) return null
  return `${JSON.stringify(publishResume(resume, site.resume.publish), null, 2)}\n`
}
