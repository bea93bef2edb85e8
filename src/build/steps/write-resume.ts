import { isOwnerFile, writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { describeResume } from "~/src/build/resume-pdf/describe-resume"
import { drawResume } from "~/src/build/resume-pdf/draw-resume"
import { type ResumeSource, resumeSource } from "~/src/build/resume-pdf/resume-source"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { publishedCvs } from "~/src/doctor/readers/content/read-cv"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { readResume } from "~/src/doctor/rules/resume/read-resume"
import { RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"

type Warn = (message: string) => void

/** Writes the résumé and its variants, each as JSON and as a PDF. */
export async function writeResume({ site, projects }: Published, warn: Warn): Promise<void> {
  const { resume } = readResume(CONTENT_FOLDER)
  if (resume === null) return
  const content = { root: CONTENT_FOLDER, site, projects: projects.filter(({ listed }) => listed) }
  const whole = { cv: {}, json: RESUME_JSON_PATH, pdf: RESUME_PDF_PATH }
  const variants = publishedCvs(CONTENT_FOLDER, site).map(({ cv, path }) => {
    return { cv, json: `${path}.json`, pdf: `${path}.pdf` }
  })
  for (const { cv, json, pdf } of [whole, ...variants]) {
    const found = resumeSource(content, resume, cv)
    writePublicFile(json, `${JSON.stringify(found.json, null, 2)}\n`)
    await writePdf(pdf, found.source, warn)
  }
}

/** Writes a PDF, unless `static` has the owner's own. */
async function writePdf(path: string, source: ResumeSource, warn: Warn): Promise<void> {
  if (isOwnerFile(path)) return
  const { bytes, missing } = await drawResume(describeResume(source))
  if (missing.length > 0) {
    const fix = `Add a font that has them (TTF, OTF or WOFF) to ${OWN_FONTS}/, or put your own PDF into static${path}.`
    warn(`${path} transliterates some texts: no font has ${missing.join(" ")}. ${fix}`)
  }
  writePublicFile(path, bytes)
}
