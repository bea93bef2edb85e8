import { Link } from "gatsby"
import type { ReactNode } from "react"

import { PublicationEntry } from "~/src/components/about/publication-entry"
import { Entry, EntryBody, EntryTitle, Facts, Projects } from "~/src/components/about/resume-entry"
import { Icon } from "~/src/components/ui/icon"
import { Section } from "~/src/components/ui/section"
import { Spaced } from "~/src/components/ui/spaced"
import { jobAnchor, PUBLICATIONS_PATH, RESUME_JSON_PATH, RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { CITATION_TEXTS } from "~/src/lib/resume/citation-texts"
import { HAS_CITATIONS } from "~/src/lib/resume/has-citations"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import type { ResumeTopic, ResumeView } from "~/src/lib/resume/to-resume-view"
import { fillText } from "~/src/lib/texts/fill-text"
import { languageAttributes } from "~/src/lib/texts/language-attributes"
import { withColon } from "~/src/lib/texts/punctuation"

const texts = RESUME_TEXTS.resume

export function ResumeDownloads({ owner }: { owner: string }) {
  return (
    <p className="contents">
      <Spaced>
        <PdfDownload path={RESUME_PDF_PATH} file={owner} name={texts.asPdf} />
        {__LISTED_CVS__.length > 0 &&
          __LISTED_CVS__.map(({ path, label }) => (
            <PdfDownload key={path} path={path} file={`${owner}, ${label}`} name={withColon(texts.asPdf, label)} />
          ))}
        <a href={__BASE_PATH__ + RESUME_JSON_PATH} type="application/json" className="contact-link">
          <Icon icon="lucide:braces" className="size-4" />
          {texts.asJson}
        </a>
      </Spaced>
    </p>
  )
}

/** `file` is the name of the downloaded file, without its ending. */
function PdfDownload({ path, file, name }: Record<"path" | "file" | "name", string>) {
  return (
    <a href={__BASE_PATH__ + path} type="application/pdf" download={`${file}.pdf`} className="button">
      <Icon icon="lucide:download" className="size-4" />
      {name}
    </a>
  )
}

type ResumeProps = { resume: ResumeView; lang: string | null; publicationCount: number }

/** Sections without entries are omitted. `lang` is the language of the résumé, if not the page's. */
export function Resume({ resume, lang, publicationCount }: ResumeProps) {
  return (
    <>
      <ResumeSection heading={texts.work} lang={lang} items={resume.work} view={Employer} />
      <ResumeSection heading={texts.education} lang={lang} items={resume.education} view={Entry} />
      <ResumeSection
        heading={texts.publications}
        lang={lang}
        items={resume.publications}
        view={HAS_CITATIONS ? PublicationEntry : Entry}
      >
        {HAS_CITATIONS && publicationCount > resume.publications.length && (
          <p className="mt-6">
            <Link to={PUBLICATIONS_PATH} className="link">
              {fillText(CITATION_TEXTS.all, { count: publicationCount })}
            </Link>
          </p>
        )}
      </ResumeSection>
      <ResumeSection heading={texts.skills} lang={lang} items={resume.skills} view={Topic} />
      <ResumeSection heading={texts.volunteer} lang={lang} items={resume.volunteer} view={Entry} />
      <ResumeSection heading={texts.awards} lang={lang} items={resume.awards} view={Entry} />
      <ResumeSection heading={texts.certificates} lang={lang} items={resume.certificates} view={Entry} />
      <ResumeSection heading={texts.languages} lang={lang} items={resume.languages} view={Topic} />
      <ResumeSection heading={texts.interests} lang={lang} items={resume.interests} view={Topic} />
      <ResumeSection heading={texts.references} lang={lang} items={resume.references} view={Reference} />
    </>
  )
}

type ResumeSectionProps<Item> = {
  heading: string
  lang: string | null
  items: readonly Item[]
  view: (item: Item) => ReactNode
  children?: ReactNode
}

/** `children` follow the rows. */
export function ResumeSection<Item>({ heading, lang, items, view, children }: ResumeSectionProps<Item>) {
  if (items.length === 0) return null
  return (
    <Section heading={heading} className="hung">
      <ul className="resume-rows" {...languageAttributes(lang)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and entries may be equal
          <li key={index}>{view(item)}</li>
        ))}
      </ul>
      {children}
    </Section>
  )
}

function Employer({ name, url, description, roles }: ResumeView["work"][number]) {
  return (
    <div className="grid gap-5">
      <div>
        <EntryTitle url={url}>{name}</EntryTitle>
        {description && <p className="text-muted text-sm">{description}</p>}
      </div>
      {roles.map(({ id, position, ...details }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and roles may be equal
        <EntryBody key={index} {...details} id={id === null ? undefined : jobAnchor(id)}>
          {position && <h4 className="font-medium">{position}</h4>}
        </EntryBody>
      ))}
    </div>
  )
}

function Topic({ name, details, projects }: ResumeTopic) {
  return (
    <div className="resume-topic">
      <h3>{name}</h3>
      {details.length + projects.length > 0 && (
        <div className="resume-text">
          <Facts facts={details} />
          <Projects projects={projects} />
        </div>
      )}
    </div>
  )
}

function Reference({ name, reference }: ResumeView["references"][number]) {
  return (
    <figure className="prose">
      <blockquote>{reference}</blockquote>
      {name && <figcaption className="caption">{name}</figcaption>}
    </figure>
  )
}
