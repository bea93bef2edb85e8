import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { INHERITED } from "~/src/lib/texts/language-attributes"

import { CardLink } from "./card-link"
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
              <CardLink path={path} title={name} lang={INHERITED.lang ?? null} />
            </p>
            {__LOOK__.works !== "index" && (
              <ul className="row-text text-muted" {...INHERITED}>
                {newest.slice(0, count > newest.length ? -1 : undefined).map((title, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may be equal
                  <li key={index}>{title}</li>
                ))}
                {count > newest.length && <li>{`+ ${fillPlural(texts, count - newest.length + 1)}`}</li>}
              </ul>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
