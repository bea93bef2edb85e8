import { TEXTS } from "~/src/lib/texts"

export type Heading = { id: string; level: number; html: string }

type TableOfContentsProps = { headings: readonly Heading[] }

/** A text with fewer parts is seen as a whole. */
const FEWEST_HEADINGS = 4

/** Where the parts of a long text begin: beside the text where there is room, folded above it where there is not. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < FEWEST_HEADINGS) return null
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
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote the words of the heading as HTML */}
            <a href={`#${id}`} className="quiet-link" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
