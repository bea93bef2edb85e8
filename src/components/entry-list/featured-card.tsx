import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import type { EntrySummary } from "~/src/lib/entries/to-entry-summary"
import { COLUMN_SIZES, LEAD_SIZES, WIDE_SIZES } from "~/src/lib/images/image-data"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED, languageAttributes } from "~/src/lib/texts/language-attributes"

import { CardLink } from "./card-link"
import { Meta } from "./entry-rows"

const IS_GRID = __LOOK__.works === "grid"
/** Only landscapes are widened, because their height decides how much of the page is left for the title. */
const FEATURED_SIZES = IS_GRID || __LOOK__.ratio === "4/5" || __LOOK__.ratio === "natural" ? COLUMN_SIZES : LEAD_SIZES

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
      <div className={`grid gap-2 ${IS_GRID ? "" : "card-text"}`}>
        <Meta {...entry} />
        <h2 className="section-heading">
          <CardLink {...entry} />
        </h2>
        <p className="text-balance text-muted" {...languageAttributes(entry.lang)}>
          {summary}
        </p>
        <Tags tags={tags} />
      </div>
    </article>
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
