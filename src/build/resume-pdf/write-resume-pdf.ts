import type { BuildArgs } from "gatsby"

import type { BuildEnvironment } from "~/src/build/environment"
import { isOwnerFile, removePublic, writePublicFile } from "~/src/build/public-files"
import { describeResume, type PdfBasics, type PdfResume } from "~/src/build/resume-pdf/describe-resume"
import { drawResume } from "~/src/build/resume-pdf/draw-resume"
import { openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readSite } from "~/src/doctor/readers/read-site"
import { publishResume } from "~/src/doctor/resume/publish-resume"
import { readResume } from "~/src/doctor/resume/read-resume"
import { RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { accentShades } from "~/src/lib/document/accent"
import { type QueriedResume, toResumeView } from "~/src/lib/resume/to-resume-view"

/** The default accent for text on white, as in tokens.css. */
const DEFAULT_LINK_COLOUR = "#0a7558"

const QUERY = /* GraphQL */ `
  {
    resume {
      work { id name description location position url startDate endDate summary highlights projects { path title } }
      volunteer { organization position url startDate endDate summary highlights }
      education { institution url area studyType startDate endDate score courses }
      skills { name level keywords projects { path title } }
      languages { language fluency }
      awards { title date awarder summary }
      certificates { name date url issuer }
      publications { name publisher releaseDate url summary }
      interests { name keywords }
      references { name reference }
    }
  }
`

/** Writes the résumé as a PDF, unless the owner has one in `static/`, and warns about characters that it cannot show. */
export async function writeResumePdf(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  environment: BuildEnvironment,
): Promise<void> {
  if (isOwnerFile(RESUME_PDF_PATH)) return
  const resume = await queryResume(graphql, environment)
  if (resume === null) {
    removePublic(RESUME_PDF_PATH)
    return
  }
  const fonts = openPdfFonts()
  writePublicFile(RESUME_PDF_PATH, await drawResume(resume, fonts))
  if (fonts.missing.size === 0) return
  const characters = [...fonts.missing].join(" ")
  reporter.warn(
    `${RESUME_PDF_PATH}: no font has the characters ${characters}, so they are transliterated to Latin or left out. Add a font that has them (TTF, OTF, WOFF) to content/fonts/.`,
  )
}

/** The sections of the About page, with the contact data that `/resume.json` publishes; null without a résumé. */
async function queryResume(graphql: BuildArgs["graphql"], environment: BuildEnvironment): Promise<PdfResume | null> {
  const { site } = readSite(CONTENT_FOLDER)
  const { resume: written } = readResume(CONTENT_FOLDER)
  if (site === null || written === null) return null
  const { data, errors } = await graphql<{ resume: QueriedResume | null }>(QUERY)
  if (errors || data === undefined) throw new Error(`The query for the résumé failed: ${errors}`)
  if (data.resume === null) return null
  // Projects come from the query.
  const publishing = { publish: site.resume.publish, isPublished: () => false }
  const { basics = {} } = publishResume(written, publishing) as { basics?: PdfBasics }
  const { author, profiles, language, theme } = site
  return describeResume({
    basics,
    name: author.name,
    email: author.email ?? null,
    profiles,
    language,
    site: { ...environment, siteUrl: site.siteUrl },
    linkColour: accentShades(theme.accent ?? "")?.light ?? DEFAULT_LINK_COLOUR,
    builtAt: environment.builtAt,
    resume: toResumeView(data.resume, language),
  })
}
