import { ProjectRow } from "~/src/components/projects/project-row"
import type { ProjectSummary } from "~/src/components/projects/project-summary"

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
