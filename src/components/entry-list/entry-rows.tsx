import { Link } from "gatsby"
import { createElement, Fragment, type ReactNode } from "react"

import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { Spaced } from "~/src/components/ui/spaced"
import type { EntrySummary } from "~/src/lib/entries/to-entry-summary"
import { CARD_LEAD_SIZES, COLUMN_SIZES, toThumbnail, WIDE_SIZES } from "~/src/lib/images/image-data"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED, languageAttributes } from "~/src/lib/texts/language-attributes"

const { works, ratio } = __LOOK__
const IS_GRID = works === "grid"
const IS_INDEX = works === "index"
const THUMBNAIL_SIZES = IS_GRID
  ? "(min-width: 64rem) 19rem, (min-width: 40rem) 20rem, calc(100vw - 2rem)"
  : "(min-width: 64rem) 12rem, (min-width: 40rem) 10rem, 7rem"
/** Results come from the app, so no page needs a style sheet for them. */
const HIT_STYLE = { background: "var(--selection)", color: "var(--ink)" }
/** So few entries of a grid are larger, to fill its rows; three and six are thirds. */
const LARGER_IN_GRID = [1, 2, 4, 5]
/** Only landscapes are widened, because their height decides how much of the page is left for the title. */
const FEATURED_SIZES = IS_GRID || ratio === "4/5" || ratio === "natural" ? COLUMN_SIZES : CARD_LEAD_SIZES

/** `fillsRow` is whether it takes a row of a grid for itself. */
type FeaturedCardProps = { entry: EntrySummary; isFirst: boolean; fillsRow: boolean }

export function FeaturedCard({ entry, isFirst, fillsRow }: FeaturedCardProps) {
  const { summary, tags, cover } = entry
  return (
    <article className="card">
      {cover?.image && (
        <div className="cover lead">
          <ResponsiveImage
            {...cover}
            isFirst={isFirst}
            sizes={IS_GRID && fillsRow ? WIDE_SIZES : FEATURED_SIZES}
            className="aspect-cover"
          />
        </div>
      )}
      <div className="grid gap-1.5">
        <Meta {...entry} />
        <h2 className="section-heading">
          <CardLink {...entry} />
        </h2>
        <p className="text-muted text-pretty" {...languageAttributes(entry.lang)}>
          {summary}
        </p>
        <Tags tags={tags} />
      </div>
    </article>
  )
}

type EntryRowsProps = {
  entries: readonly EntrySummary[]
  heading?: "h2" | "h3"
  /** Whether the first row is above the fold. */
  isFirst?: boolean
  /** Cuts a text into parts, of which every second one is marked. */
  mark?: (text: string) => string[]
}

export function EntryRows({ entries, heading: Heading = "h2", isFirst = false, mark = Array.of }: EntryRowsProps) {
  const marked = (text: string) =>
    createElement(
      Fragment,
      null,
      // biome-ignore lint/correctness/useJsxKeyInIterable: single children need no keys
      ...mark(text).map((part, at) => (at % 2 === 1 ? <mark style={HIT_STYLE}>{part}</mark> : part)),
    )
  return (
    <ul className="rows wide">
      {entries.map((entry, index) => (
        <li key={entry.path}>
          <article className="row">
            {/* Before the text, which would move if a slow connection brought the picture after it. */}
            {!IS_INDEX && entry.cover?.image && (
              <div className="cover">
                {/* Decorative: the title is beside it, and screen readers would read a description in every row. */}
                <ResponsiveImage
                  image={IS_GRID ? entry.cover.image : toThumbnail(entry.cover.image)}
                  alt=""
                  focus={entry.cover.focus}
                  sizes={IS_GRID && LARGER_IN_GRID.includes(entries.length) ? COLUMN_SIZES : THUMBNAIL_SIZES}
                  isFirst={isFirst && index === 0}
                  className="aspect-cover"
                />
              </div>
            )}
            <Meta {...entry} />
            <Heading className="display text-xl">
              <CardLink {...entry} title={marked(entry.title)} />
            </Heading>
            {!IS_INDEX && (
              <p className="row-text text-muted text-pretty" {...languageAttributes(entry.lang)}>
                {marked(entry.summary)}
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

function Meta({ badge, type, when, languageName }: EntrySummary) {
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

function CardLink({ path, title, lang }: Pick<EntrySummary, "path" | "lang"> & { title: ReactNode }) {
  return (
    <Link to={path} className="card-link" {...languageAttributes(lang)}>
      {title}
    </Link>
  )
}

function Tags({ tags }: Pick<EntrySummary, "tags">) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={TEXTS.tags} className="meta" {...INHERITED}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
