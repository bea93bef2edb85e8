import { Link } from "gatsby"

import {
  type AdjacentProject,
  type AdjacentProjects,
  useAdjacentProjects,
} from "~/src/client/projects/use-adjacent-projects"
import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type AdjacentProjectsNavProps = AdjacentProjects & { path: string }

/** The way on: to the projects before and after this one in the visitor's order, and to all of them. */
export function AdjacentProjectsNav({ path, ...listed }: AdjacentProjectsNavProps) {
  const { previous, next } = useAdjacentProjects(path, listed)
  return (
    <nav aria-label={TEXTS.neighbours.heading} className="neighbours">
      <AdjacentLink name={TEXTS.neighbours.previous} neighbour={previous} rel="prev" />
      <AdjacentLink name={TEXTS.neighbours.next} neighbour={next} rel="next" />
      <Link to={PROJECTS_PATH} className="quiet-link">
        {TEXTS.allProjects}
      </Link>
    </nav>
  )
}

type AdjacentLinkProps = { name: string; neighbour: AdjacentProject | null; rel: "prev" | "next" }

/** Its room is one line high whatever the title, so that nothing moves when the visitor's own order is known. */
function AdjacentLink({ name, neighbour, rel }: AdjacentLinkProps) {
  return (
    <div className="neighbour">
      {neighbour === null ? null : (
        <Link to={neighbour.path} rel={rel}>
          <span className="neighbour-name">{name}</span>
          <span className="neighbour-title">{neighbour.title}</span>
        </Link>
      )}
    </div>
  )
}
