import { Link } from "gatsby"

import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { INHERITED } from "~/src/lib/texts/language-attributes"
import type { PluralForms } from "~/src/lib/texts/texts"

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
                {namedLines(newest, count, texts).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may be equal
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

/** As many lines as titles: if the tag has more entries, the last says how many. */
function namedLines(newest: readonly string[], count: number, texts: PluralForms): readonly string[] {
  if (count <= newest.length) return newest
  const named = newest.slice(0, -1)
  return [...named, `+ ${fillPlural(texts, count - named.length)}`]
}
