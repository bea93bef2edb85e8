import { PageHeader } from "~/src/components/layout/page-header"
import { ProjectList } from "~/src/components/projects/project-list"
import type { ProjectSummary } from "~/src/components/projects/project-summary"
import { HOME_PATH } from "~/src/lib/paths"
import { TEXTS } from "~/src/lib/texts"

type ProjectsViewProps = { projects: readonly ProjectSummary[] }

/** The list of all projects. */
export function ProjectsView({ projects }: ProjectsViewProps) {
  return (
    <div className="container grid grid-cols-1 gap-10">
      <PageHeader
        title={TEXTS.projects}
        description={TEXTS.projectsIntro}
        crumbs={[{ label: TEXTS.home, to: HOME_PATH }, { label: TEXTS.projects }]}
      />
      <ProjectList projects={projects} />
    </div>
  )
}
