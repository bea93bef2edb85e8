import { newFile, newPath } from "~/scripts/new/project-file"
import { slugOf } from "~/scripts/new/title-slug"
import { isTaken } from "~/src/doctor/rules/names/reference-rules"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { entryPath } from "~/src/lib/addresses/entry-paths"
import { freeName } from "~/src/lib/addresses/free-name"
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
    const slug = slugOf(name, language)
    const file = (folder: string) => newPath("project", folder)
    const isUsed = (folder: string) =>
      folder === "" || Object.hasOwn(drafts, file(folder)) || isTaken(entryPath("projects", folder))
    const folder = isUsed(slug) ? freeName(`project-${index + 1}`, isUsed) : slug
    const valid = validFields(project)
    const fields = { title: name.slice(0, 80), ...valid }
    const story = valid.summary === description ? "" : description
    const text = [story, highlights.map((line) => `- ${line}`).join("\n")].filter(Boolean).join("\n\n")
    drafts[file(folder)] = newFile("project", fields, { now, text, language })
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
