import { readEnvironment } from "~/src/build/environment"
import { isOwnerFile, readPublicFile, writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { describeResume, type ResumeSource } from "~/src/build/resume-pdf/describe-resume"
import { drawResume } from "~/src/build/resume-pdf/draw-resume"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { publishResume } from "~/src/doctor/resume/publish-resume"
import { readResume } from "~/src/doctor/resume/read-resume"
import { ABOUT_PATH, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"

/** Writes the résumé as JSON and as a PDF. */
export async function writeResume({ site, projects }: Published): Promise<void> {
  const { resume: written } = readResume(CONTENT_FOLDER)
  if (written === null) return
  const isPublished = (slug: string) => projects.some((project) => project.slug === slug)
  const published = publishResume(written, { publish: site.resume.publish, isPublished })
  writePublicFile(RESUME_JSON_PATH, `${JSON.stringify(published, null, 2)}\n`)

  const pageData = JSON.parse(readPublicFile(`page-data${ABOUT_PATH}/page-data.json`))
  const { resume }: Queries.AboutPageQuery = pageData.result.data
  if (resume === null) return
  const { basics = {} } = published as Partial<Pick<ResumeSource, "basics">>
  const described = describeResume({ site, basics, resume, builtAt: readEnvironment().builtAt })
  if (!isOwnerFile(RESUME_PDF_PATH)) writePublicFile(RESUME_PDF_PATH, await drawResume(described))
}
