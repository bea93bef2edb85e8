import { Link } from "gatsby"

import { type AdjacentProjects, useAdjacentProjects } from "~/src/client/projects/use-adjacent-projects"
import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

/** Links to the previous and the next project, in the order in which the visitor saw them, and to all projects. */
export function AdjacentProjectsNav({ path, ...listed }: AdjacentProjects & { path: string }) {
  const { previous, next } = useAdjacentProjects(path, listed)
  return (
    <nav aria-label={TEXTS.neighbours.heading} className="neighbours">
      <AdjacentLink name={TEXTS.neighbours.previous} project={previous} rel="prev" />
      <AdjacentLink name={TEXTS.neighbours.next} project={next} rel="next" />
      <Link to={PROJECTS_PATH} className="quiet-link">
        {TEXTS.allProjects}
      </Link>
    </nav>
  )
}

type AdjacentLinkProps = { name: string; project: AdjacentProjects["next"]; rel: "prev" | "next" }

/** One line high, whatever the title: nothing moves when the visitor's order is known. */
function AdjacentLink({ name, project, rel }: AdjacentLinkProps) {
  return (
    <div className="neighbour">
      {project && (
        <Link to={project.path} rel={rel}>
          <span className="neighbour-name">{name}</span>
          <span className="neighbour-title">{project.title}</span>
        </Link>
      )}
    </div>
  )
}
