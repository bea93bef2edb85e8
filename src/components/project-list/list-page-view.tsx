import type { Crumb } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { Pager, type PagerProps } from "~/src/components/project-list/pager"
import { ProjectRows } from "~/src/components/project-list/project-rows"
import type { ProjectSummary } from "~/src/components/project-list/project-summary"

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
      <Pager {...pages} />
    </div>
  )
}
