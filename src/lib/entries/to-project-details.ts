import { jobPath } from "~/src/lib/addresses/paths"
import { formatPeriod } from "~/src/lib/dates"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"
import { toBadge } from "~/src/lib/entries/to-entry-summary"

export type ProjectDetails = ReturnType<typeof toProjectDetails>

export function toProjectDetails(project: NonNullable<Queries.ProjectPageQuery["project"]>) {
  const { date, endDate, status, job, links } = project
  return {
    ...project,
    when: formatPeriod(date, endDate, __CONTENT_LANGUAGE__),
    badge: toBadge(project),
    status: status && PROJECT_TEXTS.status[status as keyof typeof PROJECT_TEXTS.status],
    job: job && { ...job, path: jobPath(job.id ?? "") },
    links: links.map(({ type, url, label, icon }, index) => ({
      url,
      // The live link of a retired project may be dead, so it is not the primary button.
      isMain: index === 0 && !(status === "retired" && type === "live"),
      label: label ?? PROJECT_TEXTS.links[type as keyof typeof PROJECT_TEXTS.links],
      icon,
    })),
    gallery: project.gallery.filter(({ image }) => image !== null),
  }
}
