import type { ReactNode } from "react"

import { Employer, Entry, Topic } from "~/src/components/about/resume-entry"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import { RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import type { ResumeView } from "~/src/lib/resume/to-resume-view"

type ResumeProps = { resume: ResumeView; owner: string; basePath: string }

/** The owner's résumé; sections without entries are omitted. */
export function Resume({ resume, owner, basePath }: ResumeProps) {
  const texts = RESUME_TEXTS.resume
  return (
    <div className="grid grid-cols-1 gap-10">
      <p>
        <a href={basePath + RESUME_PDF_PATH} type="application/pdf" download={`${owner}.pdf`} className="button">
          <Icon icon="lucide:download" className="size-4" />
          {texts.asPdf}
        </a>
      </p>
      <ResumeSection heading={texts.work} items={resume.work} view={Employer} />
      <ResumeSection heading={texts.education} items={resume.education} view={Entry} />
      <ResumeSection heading={texts.volunteer} items={resume.volunteer} view={Entry} />
      <ResumeSection heading={texts.skills} items={resume.skills} view={Topic} />
      <ResumeSection heading={texts.languages} items={resume.languages} view={Topic} />
      <ResumeSection heading={texts.awards} items={resume.awards} view={Entry} />
      <ResumeSection heading={texts.certificates} items={resume.certificates} view={Entry} />
      <ResumeSection heading={texts.publications} items={resume.publications} view={Entry} />
      <ResumeSection heading={texts.interests} items={resume.interests} view={Topic} />
      <ResumeSection heading={texts.references} items={resume.references} view={Reference} />
      <p>
        <a href={basePath + RESUME_JSON_PATH} type="application/json" className="more-link">
          <Icon icon="lucide:braces" className="size-4" />
          {texts.asJson}
        </a>
      </p>
    </div>
  )
}

type ResumeSectionProps<Item> = { heading: string; items: readonly Item[]; view: (item: Item) => ReactNode }

function ResumeSection<Item>({ heading, items, view }: ResumeSectionProps<Item>) {
  if (items.length === 0) return null
  return (
    <Section heading={heading} className="grid grid-cols-1 gap-4">
      <ul className="rows resume-rows">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and entries may be equal
          <li key={index}>{view(item)}</li>
        ))}
      </ul>
    </Section>
  )
}

function Reference({ name, reference }: ResumeView["references"][number]) {
  return (
    <figure className="prose resume-indent">
      <blockquote>{reference}</blockquote>
      {name && <figcaption className="caption">{name}</figcaption>}
    </figure>
  )
}
