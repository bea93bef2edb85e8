import { Link } from "gatsby"

import { type AdjacentEntries, useAdjacentEntries } from "~/src/client/entries/use-adjacent-entries"
import { CardLink } from "~/src/components/entry-list/card-link"
import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import { type Collection, listPath } from "~/src/lib/addresses/paths"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import type { ProjectDetails } from "~/src/lib/entries/to-project-details"
import { toThumbnail } from "~/src/lib/images/image-data"
import { fillText, formatList } from "~/src/lib/texts/fill-text"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

const COVER_SIZES = "(min-width: 40rem) 16rem, 6rem"

type RelatedEntriesProps = Pick<ProjectDetails, "related"> & { heading: string }

export function RelatedEntries({ heading, related }: RelatedEntriesProps) {
  if (related.length === 0) return null
  return (
    <Section heading={heading} className="related-projects hung">
      <ul className="related">
        {related.map(({ entry: { path, title, lang, cover }, sharedTags }) => (
          <li key={path} className="row related-project">
            {cover?.image && (
              <div className="cover">
                {/* Decorative: the title is beside it. */}
                <ResponsiveImage
                  image={toThumbnail(cover.image)}
                  focus={cover.focus}
                  alt=""
                  sizes={COVER_SIZES}
                  className="aspect-cover"
                />
              </div>
            )}
            <div className="grid content-start gap-1.5">
              <h3 className="display text-xl">
                <CardLink {...{ path, title, lang }} />
              </h3>
              {sharedTags.length > 0 && (
                <p className="text-muted text-sm">
                  {fillText(PROJECT_TEXTS.related.reason, { tags: formatList(sharedTags) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type EntryPagerProps = AdjacentEntries & { collection: Collection }

/** Links to the whole list, and to the previous and next entry in the order in which the visitor saw them. */
export function AdjacentEntriesNav({ collection, path, ...listed }: EntryPagerProps & { path: string }) {
  return <EntryPager collection={collection} {...useAdjacentEntries(path, listed)} />
}

export function EntryPager({ collection, previous, next }: EntryPagerProps) {
  const texts = PROJECT_TEXTS.neighbours
  const { all, more } = collectionTexts(collection)
  return (
    <nav aria-label={more} className="pager wide">
      <AdjacentLink name={texts.previous} entry={previous} rel="prev" />
      <Link to={listPath(collection)} className="quiet-link">
        {all}
      </Link>
      <AdjacentLink name={texts.next} entry={next} rel="next" />
    </nav>
  )
}

/** Always as high as two lines, so that nothing moves when the visitor's own order replaces the default one. */
function AdjacentLink({ name, entry, rel }: { name: string; entry: AdjacentEntries["next"]; rel: string }) {
  return (
    <div className="neighbour">
      {entry && (
        <Link to={entry.path} rel={rel} className="quiet-link">
          <span className="neighbour-name">{name}</span>{" "}
          <span className="neighbour-title" {...languageAttributes(entry.lang)}>
            {entry.title}
          </span>
        </Link>
      )}
    </div>
  )
}
