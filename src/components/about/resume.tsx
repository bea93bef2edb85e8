import { Employer } from "~/src/components/about/employer"
import { Entry } from "~/src/components/about/resume-entry"
import { ResumeSection } from "~/src/components/about/resume-section"
import { Topic } from "~/src/components/about/topic"
import { Icon } from "~/src/components/ui/icon"
import type { ResumeView } from "~/src/lib/resume/to-resume-view"
import { TEXTS } from "~/src/lib/texts"

/** Where the same is to be had as a file. */
export type ResumeFiles = {
  pdf: string
  json: string
  /** What the PDF is saved as. */
  saveAs: string
}

type ResumeProps = { resume: ResumeView; files: ResumeFiles }

/** The owner's résumé: what is not told has no place in it. */
export function Resume({ resume, files }: ResumeProps) {
  const names = TEXTS.resume
  return (
    <div className="grid grid-cols-1 gap-10">
      <p>
        <a href={files.pdf} type="application/pdf" download={files.saveAs} className="button">
          <Icon icon="lucide:download" className="size-4" />
          {names.asPdf}
        </a>
      </p>
      <ResumeSection heading={names.work} items={resume.work}>
        {Employer}
      </ResumeSection>
      <ResumeSection heading={names.education} items={resume.education}>
        {Entry}
      </ResumeSection>
      <ResumeSection heading={names.volunteer} items={resume.volunteer}>
        {Entry}
      </ResumeSection>
      <ResumeSection heading={names.skills} items={resume.skills}>
        {Topic}
      </ResumeSection>
      <ResumeSection heading={names.languages} items={resume.languages}>
        {Topic}
      </ResumeSection>
      <ResumeSection heading={names.awards} items={resume.awards}>
        {Entry}
      </ResumeSection>
      <ResumeSection heading={names.certificates} items={resume.certificates}>
        {Entry}
      </ResumeSection>
      <ResumeSection heading={names.publications} items={resume.publications}>
        {Entry}
      </ResumeSection>
      <ResumeSection heading={names.interests} items={resume.interests}>
        {Topic}
      </ResumeSection>
      <ResumeSection heading={names.references} items={resume.references}>
        {Reference}
      </ResumeSection>
      <p>
        <a href={files.json} type="application/json" className="more-link">
          <Icon icon="lucide:braces" className="size-4" />
          {names.asJson}
        </a>
      </p>
    </div>
  )
}

function Reference({ name, reference }: ResumeView["references"][number]) {
  return (
    <figure className="prose resume-indent">
      <blockquote>{reference}</blockquote>
      {name === null ? null : <figcaption className="caption">{name}</figcaption>}
    </figure>
  )
}
