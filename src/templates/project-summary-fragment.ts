import { graphql } from "gatsby"

import type { ProjectSummary } from "~/src/components/projects/project-summary"
import { formatPeriod } from "~/src/lib/dates"
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
