import { createElement, Fragment } from "react"

import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { Spaced } from "~/src/components/ui/spaced"
import type { EntrySummary } from "~/src/lib/entries/to-entry-summary"
import { COLUMN_SIZES, toThumbnail } from "~/src/lib/images/image-data"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

import { CardLink } from "./card-link"
import { fewClass } from "./few-class"

// Each a property of the constant, so that the build drops what is for other looks.
const IS_GRID = __LOOK__.works === "grid"
const IS_INDEX = __LOOK__.works === "index"
const THUMBNAIL_SIZES = IS_GRID
  ? "(min-width: 64rem) 19rem, (min-width: 40rem) 20rem, calc(100vw - 2rem)"
  : "(min-width: 40rem) 10rem, 6rem"
/** Results come from the app, so no page needs a style sheet for them. */
const HIT_STYLE = { background: "var(--selection)", color: "var(--ink)" }

type EntryRowsProps = {
  entries: readonly EntrySummary[]
  heading?: "h2" | "h3"
  /** Whether the first row is above the fold. */
  isFirst?: boolean
  /** Cuts a text into parts, of which every second one is marked. */
  mark?: (text: string) => string[]
}

export function EntryRows({ entries, heading: Heading = "h2", isFirst = false, mark = Array.of }: EntryRowsProps) {
  const few = fewClass(entries.length)
  const marked = (text: string) =>
    createElement(
      Fragment,
      null,
      // biome-ignore lint/correctness/useJsxKeyInIterable: single children need no keys
      ...mark(text).map((part, at) => (at % 2 === 1 ? <mark style={HIT_STYLE}>{part}</mark> : part)),
    )
  return (
    <ul className={`rows wide ${few}`}>
      {entries.map((entry, index) => (
        <li key={entry.path}>
          <article className="row">
            <RowCover cover={entry.cover} few={few} isFirst={isFirst && index === 0} />
            <Meta {...entry} />
            <Heading className="display text-xl">
              <CardLink {...entry} title={marked(entry.title)} />
            </Heading>
            {!IS_INDEX && (
              <p className="row-text text-balance text-muted" {...languageAttributes(entry.lang)}>
                {marked(entry.summary)}
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

type RowCoverProps = { cover: Queries.TagsPageQuery["entryTags"][number]["cover"]; few: string; isFirst: boolean }

/** Before the text, which would move if a slow connection brought the picture after it. */
export function RowCover({ cover, few, isFirst }: RowCoverProps) {
  if (IS_INDEX || !cover?.image) return null
  return (
    <div className="cover">
      {/* Decorative: the title is beside it, and screen readers would read a description in every row. */}
      <ResponsiveImage
        image={IS_GRID ? cover.image : toThumbnail(cover.image)}
        alt=""
        focus={cover.focus}
        sizes={few === "" || few === "few-3" ? THUMBNAIL_SIZES : COLUMN_SIZES}
        // A thumbnail is smaller than the words beside it, which it would delay.
        isFirst={isFirst && IS_GRID}
        className="aspect-cover"
      />
    </div>
  )
}

export function Meta({ badge, type, when, languageName }: EntrySummary) {
  return (
    <p className="meta">
      <Spaced>
        {badge && <mark>{badge}</mark>}
        {languageName && <span>{languageName}</span>}
        {type && <span>{type}</span>}
        <span>{when}</span>
      </Spaced>
    </p>
  )
}
