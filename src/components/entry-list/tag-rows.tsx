import { Link } from "gatsby"

import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { INHERITED } from "~/src/lib/texts/language-attributes"

import { RowCover } from "./entry-rows"
import { fewClass } from "./few-class"

type TagRowsProps = { collection: Collection; tags: Queries.TagsPageQuery["entryTags"] }

export function TagRows({ collection, tags }: TagRowsProps) {
  const few = fewClass(tags.length)
  const { count: texts } = countTexts(collection)
  return (
    <ul className={`rows wide ${few}`}>
      {tags.map(({ name, path, count, newest, cover }, index) => (
        <li key={path}>
          <article className="row">
            <RowCover cover={cover} few={few} isFirst={index === 0} />
            <p className="meta">
              <span>{fillPlural(texts, count)}</span>
            </p>
            <p className="display text-xl">
              <Link to={path} className="card-link" {...INHERITED}>
                {name}
              </Link>
            </p>
            {__LOOK__.works !== "index" && (
              <ul className="row-text text-muted" {...INHERITED}>
                {namesOf(newest, count).map((title, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may be equal
                  <li key={index}>{title}</li>
                ))}
                {newest.length < count && <li>{`+ ${fillPlural(texts, count - newest.length + 1)}`}</li>}
              </ul>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

/** With the line that says how many more there are, as many lines as titles. */
function namesOf(newest: readonly string[], count: number): readonly string[] {
  return newest.length < count ? newest.slice(0, -1) : newest
}
