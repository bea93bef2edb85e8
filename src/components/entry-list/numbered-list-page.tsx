import { Link } from "gatsby"
import type { ComponentProps } from "react"

import { EntryRows } from "~/src/components/entry-list/entry-rows"
import { PageHeader } from "~/src/components/layout/page-header"
import { Spaced } from "~/src/components/ui/spaced"
import { numberedPath } from "~/src/lib/addresses/entry-paths"
import { LIST_TEXTS } from "~/src/lib/entries/list-texts"
import { fillText } from "~/src/lib/texts/fill-text"

type NumberedListPageProps = ComponentProps<typeof PageHeader> &
  ComponentProps<typeof EntryRows> & { pages: { list: string; number: number; count: number } }

export function NumberedListPage({ entries, pages: { list, number, count }, ...header }: NumberedListPageProps) {
  return (
    <div className="column grid gap-10">
      <PageHeader {...header} />
      <EntryRows entries={entries} />
      {count > 1 && (
        <nav
          aria-label={LIST_TEXTS.list.pages}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1"
        >
          <Spaced>
            {number > 1 && (
              <Link to={numberedPath(list, number - 1)} rel="prev" className="button">
                {LIST_TEXTS.list.previous}
              </Link>
            )}
            <span className="text-muted text-sm">{fillText(LIST_TEXTS.list.place, { number, count })}</span>
            {number < count && (
              <Link to={numberedPath(list, number + 1)} rel="next" className="button">
                {LIST_TEXTS.list.next}
              </Link>
            )}
          </Spaced>
        </nav>
      )}
    </div>
  )
}
