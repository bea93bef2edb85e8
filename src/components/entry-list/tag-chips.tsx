import { Link } from "gatsby"

import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural, formatNumber } from "~/src/lib/texts/fill-text"
import { INHERITED } from "~/src/lib/texts/language-attributes"

import chipStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/filter-panel.css"

type TagChipsProps = { collection: Collection; tags: readonly { name: string; path: string; count: number }[] }

/** Links to the pages of tags, which look like the tags among the filters. */
export function TagChips({ collection, tags }: TagChipsProps) {
  return (
    <>
      <link rel="stylesheet" href={chipStyles} />
      <ul className="buttons">
        {tags.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path} className="chip">
              <span {...INHERITED}>{name}</span>{" "}
              <span className="text-muted">
                <span aria-hidden="true">{formatNumber(count)}</span>{" "}
                <span className="sr-only">{fillPlural(countTexts(collection).count, count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
