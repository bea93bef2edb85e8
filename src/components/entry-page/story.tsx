import { useCurrentHeading } from "~/src/client/entries/use-current-heading"
import { Prose } from "~/src/components/ui/prose"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"

export const MIN_HEADINGS = 4

type Headings = { headings: readonly Queries.TextHeading[] }

/** A long text has its contents in the margin, if there is space. */
export function Story({ html, headings, lang }: Headings & { html: string; lang: string | null }) {
  if (html === "") return null
  return (
    <div className="story">
      {headings.length >= MIN_HEADINGS && (
        <div className="contents-aside">
          <ContentsList headings={headings} />
        </div>
      )}
      <Prose html={html} lang={lang} />
    </div>
  )
}

/** The contents of a long text, where the margin has no space for them. */
export function FoldedContents({ headings }: Headings) {
  if (headings.length < MIN_HEADINGS) return null
  return (
    <details className="contents-folded">
      <summary className="more-link">{PROJECT_TEXTS.contents}</summary>
      <ContentsList headings={headings} />
    </details>
  )
}

function ContentsList({ headings }: Headings) {
  const current = useCurrentHeading(headings)
  return (
    <nav aria-label={PROJECT_TEXTS.contents}>
      <ol className="contents-list">
        {headings.map(({ id, level, html }) => (
          <li key={id} className={level > 2 ? "contents-sub" : undefined}>
            <a
              href={`#${id}`}
              className="quiet-link"
              aria-current={id === current ? "location" : undefined}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
