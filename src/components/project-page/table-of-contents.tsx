import { TEXTS } from "~/src/lib/texts"

export type Heading = { id: string; level: number; html: string }
type TableOfContentsProps = { headings: readonly Heading[] }

const MIN_HEADINGS = 4

/** The contents of a long text: beside the text if there is space, else above it, collapsed. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < MIN_HEADINGS) return null
  return (
    <>
      <details className="contents-folded">
        <summary>{TEXTS.contents}</summary>
        <HeadingList headings={headings} />
      </details>
      <div className="contents-aside">
        <HeadingList headings={headings} />
      </div>
    </>
  )
}

function HeadingList({ headings }: TableOfContentsProps) {
  return (
    <nav aria-label={TEXTS.contents}>
      <ol className="contents-list">
        {headings.map(({ id, level, html }) => (
          <li key={id} className={level > 2 ? "contents-sub" : undefined}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML */}
            <a href={`#${id}`} className="quiet-link" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
