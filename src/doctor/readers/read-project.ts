import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { type ContentFile, readContentFile } from "~/src/doctor/readers/content-file"
import { draftAdvice, projectFolders, withoutNotionId } from "~/src/doctor/readers/content-folder"
import { type FieldSource, type NamedText, textAt, textsAt } from "~/src/doctor/readers/field-source"
import { MAX_SLUG, slug as slugSchema } from "~/src/doctor/schemas/field-types"
import { type ProjectFrontMatter, projectSchema } from "~/src/doctor/schemas/project-schema"
import { PROJECT_TRANSLATION } from "~/src/doctor/translation/project-translation"
import { tagSlug } from "~/src/lib/projects/tags"

/** A project as its file states it; the slug is the folder's name unless the front matter has one. */
type Project = Omit<ProjectFrontMatter, "slug"> & { slug: string }

export type ReadProject = ContentFile & {
  /** Null when a field is wrong. */
  project: Project | null
  /** The slug, and the former slugs, that it claims, whether its fields are right or not. */
  claims: [slug: NamedText, ...aliases: NamedText[]]
}

/** Who sees a project: everybody, those who know its address, or only its owner while developing. */
export type Visibility = "public" | "unlisted" | "draft" | "scheduled"

export function readProject(root: string, folder: string): ReadProject {
  const { value, ...file } = readContentFile(root, `projects/${folder}/index.md`, projectSchema, PROJECT_TRANSLATION)
  const { fields, markdown } = file
  const stated = textAt(fields, ["slug"])
  // What is no slug takes no name: other files still mean the folder.
  const slug = slugSchema.safeParse(stated).data ?? folder
  const isMisnamed =
    markdown !== null && fields.valueAt(["slug"]) === undefined && !slugSchema.safeParse(folder).success
  return {
    ...file,
    project: value === null || isMisnamed ? null : { ...value, slug },
    claims: [{ ...fields.placeOf(["slug"]), field: "slug", name: slug }, ...textsAt(fields, ["aliases", "*"])],
    diagnostics: isMisnamed
      ? [...file.diagnostics, wrongFolderName(fields, folder, projectFolders(root))]
      : file.diagnostics,
  }
}

/** Returns who sees a project; a draft stays one whatever its date. */
export function visibilityOf(
  { draft, unlisted, publishAt }: { draft: boolean; unlisted: boolean; publishAt?: string | undefined },
  now = Date.now(),
): Visibility {
  if (draft) return "draft"
  if (publishAt !== undefined && Date.parse(publishAt) > now) return "scheduled"
  return unlisted ? "unlisted" : "public"
}

/** Returns whether a build publishes a project, in lists or without. */
export function isPublished(project: Parameters<typeof visibilityOf>[0]): boolean {
  return ["public", "unlisted"].includes(visibilityOf(project))
}

type Described = Pick<Project, "cover" | "outcome" | "metrics" | "role" | "tags" | "links">

/** Returns the optional fields that would say more about a project. */
export function missingFields({ cover, outcome, metrics, role, tags, links }: Described): string[] {
  const lists = { outcome: [...outcome, ...metrics], role, tags, links }
  const empty = Object.entries(lists).flatMap(([field, { length }]) => (length === 0 ? [field] : []))
  if (cover === undefined) return ["cover", ...empty]
  return cover.caption === undefined ? ["cover.caption", ...empty] : empty
}

function wrongFolderName(fields: FieldSource, folder: string, folders: readonly string[]): Diagnostic {
  const { file } = fields
  const rule = `lowercase letters, digits and single hyphens, at most ${MAX_SLUG} characters`
  const message = `${formatValue(folder)} becomes part of the address, which may only have ${rule}.`
  // A name without letters, such as an emoji, has no slug of its own.
  const words = /[\p{L}\d]/u.test(folder) ? folder : (textAt(fields, ["title"]) ?? folder)
  const draft = fields.valueAt(["draft"]) === true ? "" : draftAdvice(folder)
  const slug = freeSlug(words, folders)
  const fix =
    draft === ""
      ? `Rename the folder to ${slug}, or add a slug field.`
      : `Give the folder the name ${slug}${draft}, or move it out of content.`
  return { file, line: 1, column: 1, field: "folder name", message, fix }
}

/** Returns a slug for a folder that no other folder has, or is asked to take. */
function freeSlug(folder: string, folders: readonly string[]): string {
  const slugOf = (name: string) =>
    tagSlug(withoutNotionId(name))
      .slice(0, MAX_SLUG - 3)
      .replace(/-$/, "")
  const slug = slugOf(folder)
  const alike = folders.filter((name) => name !== slug && slugOf(name) === slug && !slugSchema.safeParse(name).success)
  const names = [slug, ...folders.map((_name, index) => `${slug}-${index + 2}`)]
  return names.filter((name) => !folders.includes(name))[alike.indexOf(folder)] ?? slug
}
