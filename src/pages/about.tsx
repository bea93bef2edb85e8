import { graphql, type HeadProps, type PageProps } from "gatsby"

import { Resume, ResumeDownloads } from "~/src/components/about/resume"
import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { CopyButton } from "~/src/components/ui/copy-button"
import { EmailLink } from "~/src/components/ui/email-link"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { Figure } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import { ABOUT_PATH, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { formatDate } from "~/src/lib/dates"
import { describePublications } from "~/src/lib/document/describe-publications"
import { type DescribedSite, toJsonLd } from "~/src/lib/document/structured-data"
import { HAS_CITATIONS } from "~/src/lib/resume/has-citations"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { toResumeView } from "~/src/lib/resume/to-resume-view"
import { fillText } from "~/src/lib/texts/fill-text"
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
    }
    resume { lang ...ResumeSections }
  }
`

const AVAILABILITY_MARKS = { available: "●", limited: "◐", unavailable: "○" }

type Data = Queries.AboutPageQuery
type Site = NonNullable<Data["siteSettings"]>
type Page = NonNullable<Data["contentPage"]>

export default function AboutPage({ data: { contentPage, siteSettings, resume } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description, introduction, rest, portrait, availability, lang } = contentPage
  const { author, profiles, language } = siteSettings
  return (
    <div className="column about grid grid-cols-1 gap-10">
      <p className="printed-only printed-name">{author.name}</p>
      <PageHeader title={title} description={description} lang={lang} />
      {availability && <Availability {...availability} />}
      <div className="flow-root">
        {portrait?.image && (
          <div className="portrait framed">
            <Figure {...portrait} isFirst sizes="(min-width: 40rem) 13rem, 12rem" />
          </div>
        )}
        <Prose html={introduction} lang={lang} />
        {resume && <ResumeDownloads owner={author.name} />}
      </div>
      {resume && <Resume resume={toResumeView(resume, language)} lang={resume.lang} />}
      {rest !== "" && <Prose html={rest} className="about-rest wide" lang={lang} />}
      {(author.email !== null || profiles.length > 0) && <Contact {...siteSettings} />}
    </div>
  )
}

/** Says whether the owner takes on work, and from when. The mark before the text is decorative. */
function Availability({ status, from, text }: NonNullable<Page["availability"]>) {
  const { now, later } = RESUME_TEXTS.availability[status as keyof typeof RESUME_TEXTS.availability]
  const summary = from === null ? now : fillText(later, { date: formatDate(from, __CONTENT_LANGUAGE__) })
  return (
    <p className="availability -mt-4 flex gap-2 text-muted">
      <span aria-hidden="true" className="text-accent">
        {AVAILABILITY_MARKS[status as keyof typeof AVAILABILITY_MARKS]}
      </span>
      <span>
        <strong className="font-medium text-ink">
          {text === null || summary.endsWith(".") ? summary : `${summary}.`}
        </strong>
        {text && ` ${text}`}
      </span>
    </p>
  )
}

function Contact({ author: { email }, profiles }: Pick<Site, "author" | "profiles">) {
  return (
    <Section heading={email === null ? TEXTS.profiles : TEXTS.contact} className="contact hung">
      <ul className="buttons" aria-label={TEXTS.profiles}>
        {email && (
          <li className="buttons">
            <EmailLink email={email} />
            <CopyButton text={() => email} done={TEXTS.toasts.emailCopied} icon="lucide:copy" name={TEXTS.copyEmail} />
          </li>
        )}
        {profiles.map(({ label, url, icon }) => (
          <li key={url}>
            <ExternalLink href={url} rel="me noopener" className="button wrap-anywhere">
              <Icon icon={icon} className="size-4" />
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PublicationData({ site, resume }: { site: Data["siteSettings"]; resume: NonNullable<Data["resume"]> }) {
  const json = toJsonLd(describePublications(site as DescribedSite, resume))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without tags
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

export function Head({ data }: HeadProps<Data>) {
  const page = data.contentPage && { ...data.contentPage, path: ABOUT_PATH, type: "ProfilePage" as const }
  const { asJson, asPdf } = RESUME_TEXTS.resume
  return (
    <PageHead data={data} page={page} hasMarkdown>
      {data.resume && (
        <>
          {HAS_CITATIONS && <PublicationData site={data.siteSettings} resume={data.resume} />}
          <link rel="alternate" type="application/json" href={__BASE_PATH__ + RESUME_JSON_PATH} title={asJson} />
          <link rel="alternate" type="application/pdf" href={__BASE_PATH__ + RESUME_PDF_PATH} title={asPdf} />
        </>
      )}
    </PageHead>
  )
}
