import { Link } from "gatsby"

import { ExternalLink } from "~/src/components/ui/external-link"
import { Section } from "~/src/components/ui/section"
import { formatDate } from "~/src/lib/dates"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

import timelineStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/timeline.css"

type TimelineProps = {
  events: readonly Queries.TimelineEventFragment[]
  /** The language of the site. */
  language: string
  /** The language of the résumé, if not the page's. */
  lang: string | null
}

/** The years of jobs, projects and notes. A year is seen at the first of its events only, but read at each. */
export function Timeline({ events, language, lang }: TimelineProps) {
  if (events.length === 0) return null
  return (
    <Section heading={RESUME_TEXTS.resume.timeline} className="hung">
      <link rel="stylesheet" href={timelineStyles} />
      <ol className="timeline">
        {events.map(({ date, title, link, entry }, index) => {
          const year = date.slice(0, 4)
          const isAgain = events[index - 1]?.date.startsWith(year)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and events may be equal
            <li key={index}>
              <time dateTime={year} className={`text-muted text-sm${isAgain ? " timeline-again" : ""}`}>
                {formatDate(year, language)}
              </time>{" "}
              <span {...languageAttributes(entry ? entry.lang : lang)}>
                {entry ? (
                  <Link to={entry.path} className="quiet-link">
                    {entry.title}
                  </Link>
                ) : link?.startsWith("#") ? (
                  <a href={link} className="quiet-link">
                    {title}
                  </a>
                ) : (
                  <ExternalLink href={link} className="quiet-link">
                    {title}
                  </ExternalLink>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
