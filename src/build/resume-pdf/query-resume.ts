import type { BuildArgs } from "gatsby"

import { accentShades } from "~/src/build/accent"
import type { BuildEnvironment } from "~/src/build/environment"
import { type CvBasics, describeCv } from "~/src/build/resume-pdf/describe-resume"
import type { Cv } from "~/src/build/resume-pdf/resume-document"
import { publishResume } from "~/src/doctor/publish-resume"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { readResume } from "~/src/doctor/readers/read-resume"
import { readSite } from "~/src/doctor/readers/read-site"
import { type QueriedResume, tellResume } from "~/src/lib/tell-resume"

/** The shade of the shipped accent for text on white, as in tokens.css. */
const SHIPPED_ACCENT = "#0a7558"

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

/** What the PDF tells: the sections of the About page, and of contact data what `/resume.json` tells. Null without a résumé. */
export async function readCv(graphql: BuildArgs["graphql"], environment: BuildEnvironment): Promise<Cv | null> {
  const { site } = readSite(CONTENT_FOLDER)
  const { resume: written } = readResume(CONTENT_FOLDER)
  if (site === null || written === null) return null
  const { data, errors } = await graphql<{ resume: QueriedResume | null }>(QUERY)
  if (errors || data === undefined) throw new Error(`The query for the résumé failed: ${errors}`)
  if (data.resume === null) return null
  // The projects are those of the query.
  const publishing = { publish: site.resume.publish, isPublished: () => false }
  const { basics = {} } = publishResume(written, publishing) as { basics?: CvBasics }
  const { author, profiles, language, siteUrl, theme } = site
  return describeCv({
    basics,
    name: author.name,
    email: author.email ?? null,
    profiles,
    language,
    site: { siteUrl, basePath: environment.basePath, trailingSlash: environment.trailingSlash },
    accent: accentShades(theme.accent ?? "")?.light ?? SHIPPED_ACCENT,
    builtAt: environment.builtAt,
    resume: tellResume(data.resume, language),
  })
}
