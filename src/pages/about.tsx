import { graphql, type HeadProps, type PageProps } from "gatsby"

import { Availability } from "~/src/components/about/availability"
import { Contact } from "~/src/components/about/contact"
import { Resume } from "~/src/components/about/resume"
import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { Prose } from "~/src/components/ui/prose"
import { Figure } from "~/src/components/ui/responsive-image"
import { ABOUT_PATH, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB } from "~/src/lib/document/crumbs"
import { describeProfile } from "~/src/lib/document/structured-data"
import { toIcon } from "~/src/lib/icons/icon-data"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { toResumeView } from "~/src/lib/resume/to-resume-view"

export const query = graphql`
  query AboutPage($path: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings {
      ...HeadSite
      author { name email }
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
      portrait { ...ContentPicture }
      availability { status from text }
    }
    resume { ...ResumeSections }
  }
`

type Data = Queries.AboutPageQuery

export default function AboutPage({ data: { contentPage, siteSettings, resume } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description, html, portrait, availability } = contentPage
  const { author, basePath, language } = siteSettings
  const profiles = siteSettings.profiles.map(({ icon, ...profile }) => ({ ...profile, icon: toIcon(icon) }))
  return (
    <div className="column about grid grid-cols-1 gap-10">
      <p className="printed-only printed-name">{author.name}</p>
      <PageHeader title={title} description={description} crumbs={[HOME_CRUMB, { label: title }]} />
      {availability && <Availability {...availability} />}
      <div className="flow-root">
        {portrait?.image && (
          <div className="portrait framed">
            <Figure {...portrait} isFirst sizes="(min-width: 40rem) 13rem, 12rem" />
          </div>
        )}
        <Prose html={html} />
      </div>
      {resume && <Resume resume={toResumeView(resume, language)} owner={author.name} basePath={basePath} />}
      {(author.email !== null || profiles.length > 0) && <Contact email={author.email} profiles={profiles} />}
    </div>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const page = data.contentPage && { ...data.contentPage, path: ABOUT_PATH }
  const basePath = data.siteSettings?.basePath ?? ""
  const { asJson, asPdf } = RESUME_TEXTS.resume
  return (
    <PageHead data={data} page={page} describe={describeProfile} hasMarkdown>
      {data.resume && (
        <>
          <link rel="alternate" type="application/json" href={basePath + RESUME_JSON_PATH} title={asJson} />
          <link rel="alternate" type="application/pdf" href={basePath + RESUME_PDF_PATH} title={asPdf} />
        </>
      )}
    </PageHead>
  )
}
