import { Resume, type ResumeFiles } from "~/src/components/about/resume"
import { HOME_CRUMB } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { CopyButton } from "~/src/components/ui/copy-button"
import { EmailLink } from "~/src/components/ui/email-link"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { type CaptionedImage, Figure } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import type { IconData, UnresolvedIcon } from "~/src/lib/icons/icon-data"
import type { AvailabilityStatus } from "~/src/lib/resume/availability"
import type { ResumeView } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts"

export type AvailabilityDetails = { status: AvailabilityStatus; summary: string; text: string | null }

type AboutViewProps = {
  /** The owner's name, printed above the page. */
  name: string
  title: string
  description: string
  html: string
  portrait: CaptionedImage | null
  availability: AvailabilityDetails | null
  resume: { details: ResumeView; files: ResumeFiles } | null
} & ContactProps

type ContactProps = {
  email: string | null
  profiles: readonly { label: string; url: string; icon: IconData | UnresolvedIcon }[]
}

/** The About page: the owner's portrait, text, résumé and contact. */
export function AboutView({ name, portrait, availability, resume, email, profiles, ...page }: AboutViewProps) {
  const { title, description, html } = page
  return (
    <div className="column about grid grid-cols-1 gap-10">
      <p className="printed-only printed-name">{name}</p>
      <PageHeader title={title} description={description} crumbs={[HOME_CRUMB, { label: title }]} />
      {availability && <Availability {...availability} />}
      <div className="flow-root">
        {portrait && (
          <div className="portrait framed">
            <Figure {...portrait} isFirst sizes="(min-width: 40rem) 13rem, 12rem" />
          </div>
        )}
        <Prose html={html} />
      </div>
      {resume && <Resume resume={resume.details} files={resume.files} />}
      {email === null && profiles.length === 0 ? null : <Contact email={email} profiles={profiles} />}
    </div>
  )
}

/** The mark before the words only repeats them for the eye. */
function Availability({ status, summary, text }: AvailabilityDetails) {
  return (
    <p className="availability" data-status={status}>
      <strong className="font-medium text-ink">{text === null ? summary : `${summary}.`}</strong>
      {text && <span> {text}</span>}
    </p>
  )
}

function Contact({ email, profiles }: ContactProps) {
  return (
    <Section heading={email === null ? TEXTS.profiles : TEXTS.contact} className="contact grid gap-4 pt-5">
      <ul className="flex flex-wrap gap-2" aria-label={TEXTS.profiles}>
        {email && (
          <li className="flex flex-wrap gap-2">
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
