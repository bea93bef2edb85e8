import { readEnvironment } from "~/src/build/environment"
import { isOwnerFile, readPublicFile, writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { describeResume, type ResumeSource } from "~/src/build/resume-pdf/describe-resume"
import { drawResume } from "~/src/build/resume-pdf/draw-resume"
import { formatDiagnostic } from "~/src/doctor/diagnostic"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { publishResume } from "~/src/doctor/resume/publish-resume"
import { applyCv, publishedCvs } from "~/src/doctor/resume/read-cv"
import { type Resume, readResume } from "~/src/doctor/resume/read-resume"
import { ABOUT_PATH, fileUrl, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { textsFor } from "~/src/lib/texts/languages"

/** Programs read the résumé elsewhere, so the address of a file has its host. */
function withFileUrls(resume: Resume, site: Published["site"]): Resume {
  const publications = resume.publications?.map(({ citation, ...publication }) => {
    const { pdf } = citation ?? {}
    const address = pdf?.startsWith("/") ? { pdf: fileUrl(pdf, site) } : {}
    return { ...publication, ...(citation && { citation: { ...citation, ...address } }) }
  })
  return { ...resume, ...(publications && { publications }) }
}

/** Writes the résumé and its variants, each as JSON and as a PDF. Returns the mistakes of variants. */
export async function writeResume({ site, projects }: Published): Promise<string[]> {
  const { resume: written } = readResume(CONTENT_FOLDER)
  if (written === null) return []
  const isPublished = (slug: string) => projects.some(({ slug: own, listed }) => listed && own === slug)
  const published = publishResume(withFileUrls(written, site), { publish: site.resume.publish, isPublished })
  writeJson(RESUME_JSON_PATH, published)

  const pageData = JSON.parse(readPublicFile(`page-data${ABOUT_PATH}/page-data.json`))
  const { resume }: Queries.AboutPageQuery = pageData.result.data
  if (resume === null) return []
  const { builtAt } = readEnvironment()
  const basicsOf = ({ basics = {} }: Partial<Pick<ResumeSource, "basics">>) => basics
  await writePdf(RESUME_PDF_PATH, { site, basics: basicsOf(published), resume, builtAt })

  const problems: string[] = []
  for (const { cv, fields, path } of publishedCvs(CONTENT_FOLDER, site)) {
    const json = applyCv(published, cv)
    writeJson(`${path}.json`, json)
    const { language = site.language } = cv
    const texts = language === site.language ? undefined : textsFor(language, null)
    const source = { site: { ...site, language }, basics: basicsOf(json), resume: applyCv(resume, cv), texts, builtAt }
    const pages = await writePdf(`${path}.pdf`, source)
    if (pages <= (cv.pages ?? pages)) continue
    const message = `The PDF has ${pages} pages.`
    const fix = `Choose fewer jobs, highlights or skills, or write pages: ${pages}.`
    problems.push(formatDiagnostic({ ...fields.placeOf(["pages"]), message, fix }))
  }
  return problems
}

function writeJson(path: string, value: object): void {
  writePublicFile(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a PDF, unless `static` has the owner's own, and returns the number of its pages; 0 for the owner's. */
async function writePdf(path: string, source: ResumeSource): Promise<number> {
  if (isOwnerFile(path)) return 0
  const { bytes, pages } = await drawResume(describeResume(source))
  writePublicFile(path, bytes)
  return pages
}
