import { graphql } from "gatsby"

import type { ProjectSummary } from "~/src/components/project-list/project-cards"
import { formatDate, formatPeriod } from "~/src/lib/dates"
import type { IndexedProject } from "~/src/lib/projects/project-index"
import { TEXTS } from "~/src/lib/texts"
import { toCover } from "~/src/templates/picture-fragment"

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

/** Returns a queried project as lists show it. */
export function toProjectSummary(project: Queries.ProjectSummaryFragment, language: string): ProjectSummary {
  return toSummary(project, toCover(project.cover), language)
}

/** The width of the cover in the index, in pixels. */
const INDEXED_WIDTH = 320

/** Returns a project of the index as lists show it. The index has one size of the cover. */
export function toFoundSummary(project: IndexedProject, language: string): ProjectSummary {
  const { cover: src } = project
  if (src === null) return toSummary(project, null, language)
  const fallback = { src, srcSet: `${src} ${INDEXED_WIDTH}w`, sizes: "" }
  const image = { layout: "fullWidth" as const, width: 16, height: 10, images: { fallback } }
  return toSummary(project, { image, alt: "" }, language)
}

function toSummary(
  project: Omit<Queries.ProjectSummaryFragment, "cover">,
  cover: ProjectSummary["cover"],
  language: string,
): ProjectSummary {
  const { path, title, summary, type, tags, date, endDate } = project
  const when = formatPeriod(date, endDate, language)
  return { path, title, summary, type, tags, when, badge: toBadge(project, language), cover }
}

/** Returns the mark of a project that is not public yet; null for one that is. */
export function toBadge(
  { visibility, publishAt }: Pick<Queries.ProjectSummaryFragment, "visibility" | "publishAt">,
  language: string,
): string | null {
  if (visibility === "public") return null
  if (visibility === "draft" || publishAt === null) return TEXTS.visibility.draft
  return TEXTS.visibility.scheduled(formatDate(publishAt.slice(0, 10), language))
}
