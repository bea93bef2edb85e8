import type { ProjectFrontMatter } from "~/src/doctor/schemas/project-schema"

type Described = Pick<ProjectFrontMatter, "cover" | "outcome" | "metrics" | "role" | "tags" | "links">

/** Returns the optional fields that would tell readers more about a project. */
export function missingFields({ cover, outcome, metrics, role, tags, links }: Described): string[] {
  const isMissing = {
    cover: cover === undefined,
    "cover.caption": cover !== undefined && cover.caption === undefined,
    outcome: outcome.length === 0 && metrics.length === 0,
    role: role.length === 0,
    tags: tags.length === 0,
    links: links.length === 0,
  }
  return Object.entries(isMissing).flatMap(([field, isIt]) => (isIt ? [field] : []))
}
