import { ProjectRow } from "~/src/components/project-list/project-row"
import type { ProjectSummary } from "~/src/components/project-list/project-summary"

type ProjectRowsProps = { projects: readonly ProjectSummary[]; heading?: "h2" | "h3" }

/** Projects as a calm list. */
export function ProjectRows({ projects, heading = "h2" }: ProjectRowsProps) {
  return (
    <ul className="rows">
      {projects.map((project) => (
        <li key={project.path}>
          <ProjectRow project={project} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
