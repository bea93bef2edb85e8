import { graphql, type HeadProps, type PageProps } from "gatsby"

import { AboutView, type AvailabilityDetails } from "~/src/components/about/about-view"
import { PageHead } from "~/src/components/layout/page-head"
import { ABOUT_PATH, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { describeProfile } from "~/src/lib/document/structured-data"
import { toIcon } from "~/src/lib/icons/icon-data"
import { describeAvailability, isAvailabilityStatus } from "~/src/lib/resume/availability"
import { toResumeView } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts"
import { toCover } from "~/src/templates/picture-fragment"

export const query = graphql`
  query AboutPage($path: String!) {
    socialCard(path: $path) {
      ...HeadCard
    }
    siteSettings {
      ...HeadSite
      author {
        name
        email
      }
      profiles {
        label
        url
        icon { name body width height }
      }
    }
    contentPage(name: { eq: "about" }) {
      title
      description
      html
      portrait {
        ...ContentPicture
      }
      availability { status from text }
    }
    resume {
      ...ResumeSections
    }
  }
`

type Data = Queries.AboutPageQuery

export default function AboutPage({ data: { contentPage, siteSettings, resume } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { portrait, availability, ...page } = contentPage
  const { basePath, language } = siteSettings
  const { name } = siteSettings.author
  const files = { pdf: basePath + RESUME_PDF_PATH, json: basePath + RESUME_JSON_PATH, saveAs: `${name}.pdf` }
  return (
    <AboutView
      {...page}
      name={name}
      portrait={toCover(portrait)}
      availability={toAvailability(availability, language)}
      resume={resume && { details: toResumeView(resume, language), files }}
      email={siteSettings.author.email}
      profiles={siteSettings.profiles.map(({ icon, ...profile }) => ({ ...profile, icon: toIcon(icon) }))}
    />
  )
}

type QueriedAvailability = NonNullable<Data["contentPage"]>["availability"]

function toAvailability(queried: QueriedAvailability, language: string): AvailabilityDetails | null {
  if (queried === null || !isAvailabilityStatus(queried.status)) return null
  const { status, from, text } = queried
  return { status, summary: describeAvailability({ status, from }, language), text }
}

export function Head({ data: { contentPage, siteSettings, resume, socialCard } }: HeadProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description } = contentPage
  const page = { path: ABOUT_PATH, title, description }
  const { basePath } = siteSettings
  return (
    <PageHead site={siteSettings} {...page} card={socialCard} hasMarkdown about={(site) => describeProfile(site, page)}>
      {resume === null ? null : (
        <>
          <link
            rel="alternate"
            type="application/json"
            href={basePath + RESUME_JSON_PATH}
            title={TEXTS.resume.asJson}
          />
          <link rel="alternate" type="application/pdf" href={basePath + RESUME_PDF_PATH} title={TEXTS.resume.asPdf} />
        </>
      )}
    </PageHead>
  )
}
