import { useId } from "react"

import { type AvailabilityDetails, AvailabilityNote } from "~/src/components/about/availability-note"
import { Resume, type ResumeFiles } from "~/src/components/about/resume"
import { PageHeader } from "~/src/components/layout/page-header"
import { type Profile, ProfileList } from "~/src/components/layout/profile-list"
import { Figure } from "~/src/components/ui/figure"
import { Prose } from "~/src/components/ui/prose"
import type { ContentImage } from "~/src/components/ui/responsive-image"
import { HOME_PATH } from "~/src/lib/addresses/paths"
import type { ResumeView } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts"

type AboutViewProps = {
  /** The owner's name, which stands above the page on paper. */
  name: string
  title: string
  description: string
  html: string
  portrait: { image: ContentImage; alt: string; caption: string | null } | null
  availability: AvailabilityDetails | null
  resume: { details: ResumeView; files: ResumeFiles } | null
  email: string | null
  profiles: readonly Profile[]
}

/** The about page: the owner's portrait, words, résumé, and where to find them. */
export function AboutView({
  name,
  title,
  description,
  html,
  portrait,
  availability,
  resume,
  email,
  profiles,
}: AboutViewProps) {
  const contactId = useId()
  return (
    <div className="column about grid grid-cols-1 gap-10">
      <p className="printed-only printed-name">{name}</p>
      <PageHeader
        title={title}
        description={description}
        crumbs={[{ label: TEXTS.home, to: HOME_PATH }, { label: title }]}
      />
      {availability === null ? null : <AvailabilityNote {...availability} />}
      <div className="flow-root">
        {portrait === null ? null : (
          <div className="portrait framed">
            <Figure {...portrait} isFirst sizes="(min-width: 40rem) 13rem, 12rem" />
          </div>
        )}
        <Prose html={html} />
      </div>
      {resume === null ? null : <Resume resume={resume.details} files={resume.files} />}
      {email === null && profiles.length === 0 ? null : (
        <section aria-labelledby={contactId} className="contact grid gap-4 pt-5">
          <h2 id={contactId} className="section-heading">
            {email === null ? TEXTS.profiles : TEXTS.contact}
          </h2>
          <ProfileList email={email} profiles={profiles} />
        </section>
      )}
    </div>
  )
}
