import { graphql, type HeadProps, type PageProps } from "gatsby"

import { Availability } from "~/src/components/about/availability"
import { Resume, ResumeDownloads } from "~/src/components/about/resume"
import { Timeline } from "~/src/components/about/timeline"
import { PageHead, StructuredData } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { watchZoom } from "~/src/components/lightbox/watch-zoom"
import { CopyButton } from "~/src/components/ui/copy-button"
import { EmailLink } from "~/src/components/ui/email-link"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { Figure } from "~/src/components/ui/responsive-image"
import { ABOUT_PATH, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { describePublications } from "~/src/lib/document/describe-publications"
import { type DescribedSite, describeOwner } from "~/src/lib/document/structured-data"
import { HAS_CITATIONS } from "~/src/lib/resume/has-citations"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { toResumeView } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts/interface-texts"

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
      lang
      translations { language }
      title
      description
      introduction: html(part: INTRODUCTION)
      rest: html(part: REST)
      portrait { ...ContentPicture }
      availability { status from text }
      timeline { ...TimelineEvent }
    }
    home: contentPage(name: { eq: "home" }) { headline }
    resume { lang publicationCount ...ResumeSections }
  }
`

type Data = Queries.AboutPageQuery
type Site = NonNullable<Data["siteSettings"]>

export default function AboutPage({ data: { contentPage, siteSettings, resume } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description, introduction, rest, portrait, availability, timeline, lang } = contentPage
  const { author, profiles, language } = siteSettings
  const hasContact = author.email !== null || profiles.length > 0
  return (
    <div ref={watchZoom} className="column about content grid gap-10">
      <p className="printed-name">{author.name}</p>
      <div className="introduction grid gap-x-6">
        <PageHeader title={title} description={description} lang={lang} />
        {portrait?.image && (
          <div className="portrait framed">
            <Figure {...portrait} isFirst sizes="(min-width: 40rem) 10rem, 6rem" />
          </div>
        )}
        {availability && <Availability {...availability} />}
        {(hasContact || resume) && (
          <div className="contact buttons mt-6">
            {author.email && <Email email={author.email} />}
            {resume && <ResumeDownloads owner={author.name} />}
            <Profiles profiles={profiles} />
          </div>
        )}
        <Prose html={introduction} className="mt-8" lang={lang} />
      </div>
      {resume && <Resume {...resume} resume={toResumeView(resume, language)} />}
      {__HAS_TIMELINE__ && <Timeline events={timeline} language={language} lang={resume?.lang ?? null} />}
      {rest !== "" && <Prose html={rest} className="hung-text" lang={lang} />}
    </div>
  )
}

function Email({ email }: { email: string }) {
  return (
    <p className="buttons">
      <EmailLink email={email} />
      <CopyButton text={() => email} done={TEXTS.toasts.emailCopied} icon="lucide:copy" name={TEXTS.copyEmail} />
    </p>
  )
}

function Profiles({ profiles }: Pick<Site, "profiles">) {
  if (profiles.length === 0) return null
  return (
    <ul className="contents" aria-label={TEXTS.profiles}>
      {profiles.map(({ label, url, icon }) => (
        <li key={url}>
          <ExternalLink href={url} rel="me noopener" className="contact-link">
            <Icon icon={icon} className="size-4" />
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const { siteSettings, home, contentPage } = data
  const owner = { description: home?.headline, portrait: contentPage?.portrait }
  const mainEntity = __IS_HTML__ ? describeOwner(siteSettings, owner) : null
  const page = contentPage && { ...contentPage, path: ABOUT_PATH, type: "ProfilePage" as const, mainEntity }
  const { asJson, asPdf } = RESUME_TEXTS.resume
  return (
    <PageHead data={data} page={page} hasMarkdown>
      {data.resume && (
        <>
          {__IS_HTML__ && HAS_CITATIONS && (
            <StructuredData things={[describePublications(siteSettings as DescribedSite, data.resume)]} />
          )}
          <link rel="alternate" type="application/json" href={__BASE_PATH__ + RESUME_JSON_PATH} title={asJson} />
          <link rel="alternate" type="application/pdf" href={__BASE_PATH__ + RESUME_PDF_PATH} title={asPdf} />
        </>
      )}
    </PageHead>
  )
}
