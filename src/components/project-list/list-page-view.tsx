import { Link } from "gatsby"

import type { Crumb } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { ProjectRows, type ProjectSummary } from "~/src/components/project-list/project-cards"
import { numberedPath } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type ListPageViewProps = {
  title: string
  description: string
  crumbs: readonly Crumb[]
  projects: readonly ProjectSummary[]
  pages: PagerProps
}

/** One page of a list: a further page of all projects, or the projects with a tag. */
export function ListPageView({ title, description, crumbs, projects, pages }: ListPageViewProps) {
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader title={title} description={description} crumbs={crumbs} />
      <ProjectRows projects={projects} />
      {pages.count > 1 && <Pager {...pages} />}
    </div>
  )
}

/** The path of the list's first page, the number of this page, and how many pages there are. */
type PagerProps = { list: string; number: number; count: number }

function Pager({ list, number, count }: PagerProps) {
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
