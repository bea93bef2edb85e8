import type { ReactNode } from "react"

import { LinkItems } from "~/src/components/ui/entry-links"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Spaced } from "~/src/components/ui/spaced"
import type { DateText, Period } from "~/src/lib/dates"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import type { EntryDetails, ResumeEntry } from "~/src/lib/resume/to-resume-view"

export function Entry({ title, url, ...details }: ResumeEntry) {
  return (
    <EntryBody {...details}>
      <EntryTitle url={url}>{title}</EntryTitle>
    </EntryBody>
  )
}

export function EntryTitle({ url, children }: { url: string | null; children: ReactNode }) {
  return (
    <h3 className="display entry-title">
      <ExternalLink href={url} className="quiet-link">
        {children}
      </ExternalLink>
    </h3>
  )
}

type EntryBodyProps = EntryDetails & { children: ReactNode; id?: string | undefined }

export function EntryBody({ period, facts, summary, highlights, projects, children, id }: EntryBodyProps) {
  return (
    <article className="resume-text" id={id}>
      {children}
      <Facts facts={facts} period={period} />
      {summary && <p className="text-pretty">{summary}</p>}
      {highlights.length > 0 && (
        <ul className="resume-highlights">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <Projects projects={projects} />
    </article>
  )
}

function Time({ date, text }: DateText) {
  return date === null ? text : <time dateTime={date}>{text}</time>
}

type FactsProps = Pick<EntryDetails, "facts"> & { period?: Period | null }

export function Facts({ facts, period = null }: FactsProps) {
  if (facts.length === 0 && period === null) return null
  return (
    <p className="meta">
      <Spaced>
        {period && (
          <span>
            <Time {...period.start} />
            {period.separator}
            {period.end && <Time {...period.end} />}
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Spaced>
    </p>
  )
}

export function Projects({ projects }: Pick<EntryDetails, "projects">) {
  if (projects.length === 0) return null
  return (
    <ul className="resume-projects" aria-label={RESUME_TEXTS.resume.projects}>
      <LinkItems entries={projects} />
    </ul>
  )
}
