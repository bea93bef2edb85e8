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
        <li key={path} className="tag-row">
          <Link to={path} className="quiet-link flex items-baseline gap-4">
            <span className="display grow text-xl" {...INHERITED}>
              {name}
            </span>{" "}
            <span className="tag-count whitespace-nowrap text-muted text-sm">
              {fillPlural(countTexts(collection).count, count)}
            </span>
          </Link>{" "}
          <p className="truncate text-muted text-sm" {...INHERITED}>
            {newest.join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  )
}
