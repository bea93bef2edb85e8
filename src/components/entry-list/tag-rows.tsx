import { Link } from "gatsby"

import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { INHERITED } from "~/src/lib/texts/language-attributes"

type TagRowsProps = { collection: Collection; tags: Queries.TagsPageQuery["entryTags"] }

export function TagRows({ collection, tags }: TagRowsProps) {
  return (
    <ul className="rows wide">
      {tags.map(({ name, path, count, newest }) => (
        <li key={path}>
          <article className="row">
            <p className="meta">
              <span>{fillPlural(countTexts(collection).count, count)}</span>
            </p>
            <p className="display text-xl">
              <Link to={path} className="card-link" {...INHERITED}>
                {name}
              </Link>
            </p>
            {__LOOK__.works !== "index" && (
              <p className="row-text text-pretty text-muted" {...INHERITED}>
                {newest.join("\u00a0· ")}
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
