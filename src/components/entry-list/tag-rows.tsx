import { Link } from "gatsby"

import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { INHERITED, languageAttributes } from "~/src/lib/texts/language-attributes"

import tagsStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/tags.css"

type TagRowsProps = { collection: Collection; tags: Queries.TagsPageQuery["entryTags"] }

export function TagRows({ collection, tags }: TagRowsProps) {
  return (
    <>
      <link rel="stylesheet" href={tagsStyles} />
      <ul className="rows wide *:py-3">
        {tags.map(({ name, path, count, newest }) => (
          <li key={path} className="tag">
            <Link to={path} className="quiet-link counted flex items-baseline gap-4">
              <span className="display grow text-xl" {...INHERITED}>
                {name}
              </span>{" "}
              <span className="whitespace-nowrap text-muted text-sm">
                {fillPlural(countTexts(collection).count, count)}
              </span>
            </Link>
            <ul className="meta newest">
              {newest.map((entry) => (
                <li key={entry.path} {...languageAttributes(entry.lang)}>
                  {entry.title}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
