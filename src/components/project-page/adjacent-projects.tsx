import { Link } from "gatsby"

import { type Neighbour, type Neighbours, useNeighbours } from "~/src/client/use-adjacent-projects"
import { PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type ProjectNeighboursProps = Neighbours & { path: string }

/** The way on: to the projects before and after this one in the visitor's order, and to all of them. */
export function ProjectNeighbours({ path, ...listed }: ProjectNeighboursProps) {
  const { previous, next } = useNeighbours(path, listed)
  return (
    <nav aria-label={TEXTS.neighbours.heading} className="neighbours">
      <NeighbourLink name={TEXTS.neighbours.previous} neighbour={previous} rel="prev" />
      <NeighbourLink name={TEXTS.neighbours.next} neighbour={next} rel="next" />
      <Link to={PROJECTS_PATH} className="quiet-link">
        {TEXTS.allProjects}
      </Link>
    </nav>
  )
}

type NeighbourLinkProps = { name: string; neighbour: Neighbour | null; rel: "prev" | "next" }

/** Its room is one line high whatever the title, so that nothing moves when the visitor's own order is known. */
function NeighbourLink({ name, neighbour, rel }: NeighbourLinkProps) {
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
