import { graphql } from "gatsby"

import type { ProjectSummary } from "~/src/components/project-list/project-cards"
import { formatPeriod } from "~/src/lib/dates"
import type { IndexedProject } from "~/src/lib/projects/project-index"
import { toCover } from "~/src/templates/picture-fragment"
import { toBadge } from "~/src/templates/visibility-badge"

/** What lists show of a project. */
export const projectSummaryFragment = graphql`
  fragment ProjectSummary on Project {
    path
    title
    summary
    date
    endDate
    type
    tags
    visibility
    publishAt
    cover {
      ...ContentPicture
    }
  }
`

/** A queried project as lists show it. */
export function toProjectSummary(project: Queries.ProjectSummaryFragment, language: string): ProjectSummary {
  const { path, title, summary, type, tags, date, endDate, cover } = project
  const when = formatPeriod(date, endDate, language)
  return { path, title, summary, type, tags, when, badge: toBadge(project, language), cover: toCover(cover) }
}

/** The width of the cover in the index, in pixels. */
const INDEXED_WIDTH = 320

/** A project that a search has found, as lists show it. */
export function toFoundSummary(project: IndexedProject, language: string): ProjectSummary {
  const { path, title, summary, type, tags, date, endDate, cover } = project
  const when = formatPeriod(date, endDate, language)
  return { path, title, summary, type, tags, when, badge: toBadge(project, language), cover: toIndexedCover(cover) }
}

/** In the shape that lists show; what is not known of its other versions they do not need. */
function toIndexedCover(src: string | null): ProjectSummary["cover"] {
  if (src === null) return null
  const fallback = { src, srcSet: `${src} ${INDEXED_WIDTH}w`, sizes: "" }
  return { image: { layout: "fullWidth", width: 16, height: 10, images: { fallback } }, alt: "" }
}
