import { newFile } from "~/scripts/new/project-file"
import { slugOf } from "~/scripts/new/title-slug"
import { MAX_SLUG } from "~/src/doctor/schemas/field-types"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { starterFor } from "~/src/lib/starters/starters"
import { fillText } from "~/src/lib/texts/fill-text"

type ProjectField = keyof typeof projectSchema.shape

/** The fields of a project in JSON Resume. */
export type ResumeProject = Partial<
  Record<"name" | "description" | "entity" | "type" | "startDate" | "endDate" | "url", string>
> &
  Partial<Record<"highlights" | "keywords" | "roles", string[]>>

/**
 * Returns the drafts of a résumé's projects by their paths. The text holds the highlights, and a description that is too long for a
 * summary. A field that a project cannot have as it is is left out.
 */
export function projectDrafts(projects: readonly ResumeProject[], language: string, now: Date): Record<string, string> {
  const drafts: Record<string, string> = {}
  for (const [index, project] of projects.entries()) {
    const unnamed = fillText(starterFor(language).entry.project, { number: index + 1 })
    const { name = unnamed, description = "", highlights = [] } = project
    const slug = slugOf(name, language).slice(0, MAX_SLUG).replace(/-$/, "")
    const file = (folder: string) => `content/projects/${folder}/index.md`
    const isFree = slug !== "" && !Object.hasOwn(drafts, file(slug))
    const valid = validFields(project)
    const fields = { title: name.slice(0, 80), ...valid }
    const story = valid.summary === description ? "" : description
    const text = [story, highlights.map((line) => `- ${line}`).join("\n")].filter(Boolean).join("\n\n")
    drafts[file(isFree ? slug : `project-${index + 1}`)] = newFile("project", fields, { now, text, language })
  }
  return drafts
}

function validFields({ description, entity, type, startDate, endDate, url, keywords, roles }: ResumeProject) {
  const date = startDate ?? endDate
  const fields: Partial<Record<ProjectField, unknown>> = {
    ...{ summary: description, date, type, role: roles, tech: keywords },
    endDate: startDate && endDate,
    client: entity && { name: entity },
    links: url && [{ type: "live", url }],
  }
  const isValid = (name: string, value: unknown) => projectSchema.shape[name as ProjectField].safeParse(value).success
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value && isValid(name, value)))
}
