import type { ReactNode } from "react"

import { Employer, Entry, Topic } from "~/src/components/about/resume-entry"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import type { ResumeView } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts"

/** The addresses of the résumé as files, and the name under which the PDF is saved. */
export type ResumeFiles = { pdf: string; json: string; saveAs: string }

/** The owner's résumé; sections without entries are omitted. */
export function Resume({ resume, files }: { resume: ResumeView; files: ResumeFiles }) {
  const texts = TEXTS.resume
  return (
    <div className="grid grid-cols-1 gap-10">
      <p>
        <a href={files.pdf} type="application/pdf" download={files.saveAs} className="button">
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
        <a href={files.json} type="application/json" className="more-link">
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
