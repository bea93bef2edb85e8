import { existsSync } from "node:fs"
import path from "node:path"

import { readEnvironment } from "~/src/build/environment"
import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { publishedCvs } from "~/src/doctor/readers/content/read-cv"
import { isPublished, readEntry } from "~/src/doctor/readers/content/read-entry"
import { entryFolders, staticFolder } from "~/src/doctor/readers/files/content-folder"
import { readResume } from "~/src/doctor/rules/resume/read-resume"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { byNewest } from "~/src/lib/entries/related-entries"

import { describeResume } from "./describe-resume"
import { drawResume } from "./draw-resume"
import { resumeSource } from "./resume-source"

/** Reports variants of the résumé whose PDF has more pages than it may have. */
export async function checkCvPages(root: string): Promise<Diagnostic[]> {
  const { site } = readSite(root)
  const isOwn = (file: string) => existsSync(path.join(staticFolder(root), file))
  const limited = site === null ? [] : publishedCvs(root, site).filter(({ cv }) => cv.pages !== undefined)
  const { resume } = limited.length > 0 ? readResume(root) : { resume: null }
  if (site === null || resume === null) return []
  const { basePath, trailingSlash } = readEnvironment()
  const content = { root, site: { ...site, basePath, trailingSlash }, projects: listedProjects(root) }
  const found: Diagnostic[] = []
  for (const { cv, fields, path: address } of limited.filter((variant) => !isOwn(`${variant.path}.pdf`))) {
    const { pages } = await drawResume(describeResume(resumeSource(content, resume, cv).source))
    if (pages <= (cv.pages ?? pages)) continue
    const message = `${address}.pdf has ${pages} pages.`
    const fix = `Choose fewer sections, jobs, highlights, skills or publications, or write pages: ${pages}.`
    found.push({ ...fields.placeOf(["pages"]), ...say("resume-pages", message, fix) })
  }
  return found
}

function listedProjects(root: string) {
  const entries = entryFolders(root, "projects").flatMap((folder) => readEntry(root, "projects", folder).entry ?? [])
  const listed = entries.filter((entry) => isPublished(entry) && !entry.unlisted)
  return listed.map((entry) => ({ ...entry, path: entryPath("projects", entry.slug) })).sort(byNewest)
}
