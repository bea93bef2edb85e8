import { FeaturedCard } from "~/src/components/project-list/featured-card"
import { ProjectRows } from "~/src/components/project-list/project-rows"
import type { ProjectSummary } from "~/src/components/project-list/project-summary"
import { TEXTS } from "~/src/lib/texts"

type ProjectListProps = { projects: readonly ProjectSummary[] }

/** All projects: the first one large, then a calm list. */
export function ProjectList({ projects: [first, ...others] }: ProjectListProps) {
  if (first === undefined) return <p className="text-muted">{TEXTS.noData}</p>
  return (
    <div className="grid gap-8">
      <FeaturedCard project={first} isFirst />
      {others.length === 0 ? null : <ProjectRows projects={others} />}
    </div>
  )
}
