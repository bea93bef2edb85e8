import { httpsOnly, mapSchema } from "~/src/build/content-docs/editor-schemas"
import { SCHEMAS } from "~/src/build/content-docs/schemas"
import { contentKind } from "~/src/doctor/readers/files/content-folder"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"
import { isDate, resumeSchema } from "~/src/doctor/schemas/resume-schema"

type EditedFile = { name: string; label: string; path: string; format: string; schema: FieldSchema }

/** JSON Resume describes its dates in terms of programs. */
const RESUME_DATE = { kind: "date", description: "", example: "2024-05" }
/** Of the fields whose names are no words for it. */
const LABELS: Record<string, string> = {
  alt: "Description for those who do not see it",
  canonical: "Address of the original",
  experience: "Job",
  focus: "What stays visible",
  gallery: "Further pictures",
  ids: "IDs",
  lang: "Language",
  metrics: "Figures",
  onFailure: "If one cannot be loaded",
  pollMinutes: "Minutes between checks",
  publishAt: "Public from",
  related: "Related projects",
  resume: "Résumé",
  siteUrl: "Address of the site",
  slug: "Address",
  src: "File",
  tech: "Technologies",
  to: "Leads to",
  url: "Address",
}

/** The format of files with a text below their fields. */
export const MARKDOWN = "yaml-frontmatter"
const PROJECTS = {
  ...{ format: MARKDOWN, name: "projects", label: "Projects", singular: "Project" },
  ...{ folder: "content/projects", schema: SCHEMAS.project },
}
const NOTES = {
  ...{ format: MARKDOWN, name: "notes", label: "Notes", singular: "Note" },
  ...{ folder: "content/notes", schema: SCHEMAS.note },
}
export const ENTRIES = [PROJECTS, NOTES]
export const PAGES: EditedFile[] = PAGE_NAMES.map((name) => {
  return { format: MARKDOWN, name, label: labelOf(name), path: `content/${name}.md`, schema: SCHEMAS[name] }
})
const OWN_PAGES = {
  ...{ format: MARKDOWN, name: "own-pages", label: "Pages of your own", singular: "Page" },
  ...{ folder: "content/pages", extension: "md", title: "title", schema: SCHEMAS.page },
}
const CVS = {
  ...{ format: "yaml", name: "cv", label: "Variants of the résumé", singular: "Variant" },
  ...{ folder: "content/cv", extension: "yaml", title: "label", schema: SCHEMAS.cv },
}
/** Those with a file for each entry. */
export const FOLDERS = [OWN_PAGES, CVS]
export const SETTINGS: EditedFile[] = [
  { name: "site", label: "Settings", path: "content/site.yaml", format: "yaml", schema: SCHEMAS.site },
  { name: "resume", label: "Résumé", path: "content/resume.json", format: "json", schema: resumeFields() },
]

/** The path is from the project's root. Undefined for a file that no tool edits. */
export function editedFile(path: string): Pick<EditedFile, "schema" | "format"> | undefined {
  const kind = path.startsWith("content/") ? contentKind(path.slice("content/".length)) : null
  if (kind?.kind === "entry") return kind.collection === "notes" ? NOTES : PROJECTS
  // Tools show every file of the folder, translations included.
  const inFolder = FOLDERS.find(
    ({ folder, extension }) => path.startsWith(`${folder}/`) && path.endsWith(`.${extension}`),
  )
  if (inFolder !== undefined) return inFolder
  return [...PAGES, ...SETTINGS].find((file) => file.path === path)
}

export function mayBeEmpty(schema: FieldSchema): boolean {
  const isAnyText = schema.type === "string" && !schema.enum && !schema.minLength
  return isAnyText && patternOf(schema) === undefined && schema.format === undefined
}

export function listOf(schema: FieldSchema): FieldSchema | undefined {
  return [schema, ...(schema.anyOf ?? [])].find(({ items }) => items !== undefined)
}

/** A year may be a number in YAML, but its field is a text, or tools write a full date. */
export function patternOf({ const: only, anyOf, pattern }: FieldSchema): string | undefined {
  if (only !== undefined) return `^${only}$`
  const patterns = anyOf?.filter(({ type }) => type !== "number").map(patternOf)
  return patterns?.every((each) => each !== undefined) ? patterns.join("|") : pattern
}

/** Returns the name of a field in words: `endDate` is “End date”. */
export function labelOf(name: string): string {
  const label = LABELS[name]
  if (label !== undefined) return label
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The résumé's schema without references, and with the fields that this site requires. */
function resumeFields(): FieldSchema {
  const { $schema: _address, meta: _meta, ...sections } = resumeSchema.properties ?? {}
  return mapSchema({ properties: sections }, ({ $ref, ...schema }: FieldSchema & { $ref?: string }, name) => {
    const definition = $ref === undefined ? {} : resumeSchema.definitions?.[$ref.replace(/^.*\//, "")]
    const kind = $ref && isDate({ $ref }) ? RESUME_DATE : schema.format === "uri" ? { kind: "https address" } : {}
    return { ...definition, ...httpsOnly(schema, name), ...kind }
  })
}
