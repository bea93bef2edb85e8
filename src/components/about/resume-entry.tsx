import type { ReactNode } from "react"

import { ResumeProjects } from "~/src/components/about/resume-projects"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Period } from "~/src/components/ui/period"
import type { EntryDetails, ResumeEntry } from "~/src/lib/resume/to-resume-view"

/** An entry with a heading of its own: a school, an award, a publication. */
export function Entry({ title, url, ...details }: ResumeEntry) {
  return (
    <EntryBody {...details}>
      <h3 className="display text-xl">
        <Linked url={url}>{title}</Linked>
      </h3>
    </EntryBody>
  )
}

type EntryBodyProps = EntryDetails & { children: ReactNode; id?: string | undefined }

/** What an entry tells, with its dates beside it; its heading is passed in. */
export function EntryBody({ period, facts, summary, highlights, projects, children, id }: EntryBodyProps) {
  return (
    <article className="resume-entry" id={id}>
      <div className="resume-text">
        {children}
        {facts.length === 0 ? null : (
          <p className="meta">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {summary === null ? null : <p className="text-pretty">{summary}</p>}
        {highlights.length === 0 ? null : (
          <ul className="resume-highlights">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <ResumeProjects projects={projects} />
      </div>
      {period === null ? null : (
        <p className="resume-when meta">
          <span>
            <Period period={period} />
          </span>
        </p>
      )}
    </article>
  )
}

/** A name, as a link if it has an address. */
export function Linked({ url, children }: { url: string | null; children: ReactNode }) {
  return url === null ? (
    children
  ) : (
    <ExternalLink href={url} className="quiet-link">
      {children}
    </ExternalLink>
  )
}
