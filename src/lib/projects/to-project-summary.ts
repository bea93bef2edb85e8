import { formatDate, formatPeriod } from "~/src/lib/dates"
import type { IndexedProject } from "~/src/lib/projects/project-index"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

export type ProjectSummary = ReturnType<typeof toProjectSummary>

const INDEXED_COVER_WIDTH_PX = 320

/** Returns a queried project as lists show it. */
export function toProjectSummary(project: Queries.ProjectSummaryFragment) {
  const { path, title, summary, type, tags, date, endDate, cover, lang, languageName } = project
  const when = formatPeriod(date, endDate, __CONTENT_LANGUAGE__)
  return { path, title, summary, type, tags, when, badge: toBadge(project), cover, lang, languageName }
}

/** Returns a project of the index as lists show it. The index has one size of the cover. */
export function toFoundSummary({ cover: address, ...project }: IndexedProject): ProjectSummary {
  const [src, focus = null] = address?.split("#") ?? []
  if (src === undefined) return toProjectSummary({ ...project, cover: null })
  const fallback = { src, srcSet: `${src} ${INDEXED_COVER_WIDTH_PX}w`, sizes: "" }
  const image = { layout: "fullWidth" as const, width: 16, height: 10, images: { fallback } }
  return toProjectSummary({ ...project, cover: { image, alt: "", caption: null, focus } })
}

/** Returns the badge of a project that is not public or not listed, which only the development server shows; else null. */
export function toBadge({ visibility, publishAt }: Pick<IndexedProject, "visibility" | "publishAt">): string | null {
  if (visibility === "public") return null
  if (visibility === "unlisted") return process.env.NODE_ENV === "production" ? null : TEXTS.visibility.unlisted
  if (visibility === "draft" || publishAt === null) return TEXTS.visibility.draft
  return fillText(TEXTS.visibility.scheduled, { date: formatDate(publishAt.slice(0, 10), __CONTENT_LANGUAGE__) })
}
