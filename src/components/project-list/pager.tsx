import { Link } from "gatsby"

import { numberedPath } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

export type PagerProps = {
  /** The path of the list's first page. */
  list: string
  number: number
  /** How many pages the list has. */
  count: number
}

/** Leads to the neighbouring pages of a list; nothing where one page is all. */
export function Pager({ list, number, count }: PagerProps) {
  if (count < 2) return null
  return (
    <nav aria-label={TEXTS.list.pages} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      {number > 1 ? (
        <Link to={numberedPath(list, number - 1)} rel="prev" className="button">
          {TEXTS.list.previous}
        </Link>
      ) : null}
      <span className="text-muted text-sm">{TEXTS.list.place(number, count)}</span>
      {number < count ? (
        <Link to={numberedPath(list, number + 1)} rel="next" className="button">
          {TEXTS.list.next}
        </Link>
      ) : null}
    </nav>
  )
}
