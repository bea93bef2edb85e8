import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { draftAdvice, entryFile, entryFolders } from "~/src/doctor/readers/files/content-folder"
import { type FieldSource, type NamedText, textAt, textsAt } from "~/src/doctor/readers/formats/field-source"
import { slug as slugSchema } from "~/src/doctor/schemas/field-types"
import { type NoteFrontMatter, noteSchema } from "~/src/doctor/schemas/note-schema"
import { type ProjectFrontMatter, projectSchema } from "~/src/doctor/schemas/project-schema"
import { freeName } from "~/src/lib/addresses/free-name"
import type { Collection } from "~/src/lib/addresses/paths"

import { readContentFile } from "./content-file"
import { SLUG_RULE, slugOf } from "./page-name"
import type { ReadFields } from "./read-fields"

/** The front matter of the entries of each collection; the slug is the folder's name unless the front matter has one. */
type Entries = {
  projects: Omit<ProjectFrontMatter, "slug"> & { slug: string }
  notes: Omit<NoteFrontMatter, "slug"> & { slug: string }
}

export type ReadEntry<C extends Collection = Collection> = ReturnType<typeof readEntry<C>>

/** Who sees an entry: everybody, those who know its address, or only its owner while developing. */
export type Visibility = "public" | "unlisted" | "draft" | "scheduled"

const ENTRY_SCHEMAS = { projects: projectSchema, notes: noteSchema }

export function readEntry<C extends Collection>(root: string, collection: C, folder: string, read?: ReadFields) {
  const { value, ...file } = readContentFile(root, entryFile(collection, folder), ENTRY_SCHEMAS[collection], read)
  const { fields, markdown } = file
  const stated = textAt(fields, ["slug"])
  // What is no slug takes no name: other files still mean the folder.
  const slug = slugSchema.safeParse(stated).data ?? folder
  const isMisnamed =
    markdown !== null && fields.valueAt(["slug"]) === undefined && !slugSchema.safeParse(folder).success
  const misnamed = isMisnamed ? [wrongFolderName(fields, folder, entryFolders(root, collection))] : []
  /** Null when a field is wrong. */
  const entry = value === null || isMisnamed ? null : ({ ...value, slug } as Entries[C])
  /** The slug, and the former slugs, that it claims, whether its fields are right or not. */
  const claims: [slug: NamedText, ...aliases: NamedText[]] = [
    { name: slug, place: { ...fields.placeOf(["slug"]), field: "slug" }, rewrite: () => null },
    ...textsAt(fields, ["aliases", "*"]),
  ]
  return { ...file, collection, entry, claims, diagnostics: [...file.diagnostics, ...misnamed] }
}

/** A draft stays one whatever its date. */
export function visibilityOf(
  { draft, unlisted, publishAt }: { draft: boolean; unlisted: boolean; publishAt?: string | undefined },
  now = Date.now(),
): Visibility {
  if (draft) return "draft"
  if (publishAt !== undefined && Date.parse(publishAt) > now) return "scheduled"
  return unlisted ? "unlisted" : "public"
}

/** Returns whether a build publishes an entry, in lists or without. */
export function isPublished(entry: Parameters<typeof visibilityOf>[0]): boolean {
  return ["public", "unlisted"].includes(visibilityOf(entry))
}

type Described = Pick<ProjectFrontMatter, "cover" | "outcome" | "metrics" | "role" | "tags" | "links">

/** Returns the optional fields that would say more about a project. */
export function missingFields({ cover, outcome, metrics, role, tags, links }: Described): string[] {
  const lists = { outcome: [...outcome, ...metrics], role, tags, links }
  const empty = Object.entries(lists).flatMap(([field, { length }]) => (length === 0 ? [field] : []))
  if (cover === undefined) return ["cover", ...empty]
  return cover.caption === undefined ? ["cover.caption", ...empty] : empty
}

function wrongFolderName(fields: FieldSource, folder: string, folders: readonly string[]): Diagnostic {
  const { file } = fields
  const message = `${formatValue(folder)} becomes part of the address, which may only have ${SLUG_RULE}.`
  const draft = fields.valueAt(["draft"]) === true ? "" : draftAdvice(folder)
  const slug = freeName(slugOf(folder, fields), (name) => folders.includes(name))
  const fix =
    draft === ""
      ? `Rename the folder to ${slug}, or add a slug field.`
      : `Give the folder the name ${slug}${draft}, or move it out of content.`
  return { file, line: 1, column: 1, field: "folder name", ...say("folder-name", message, fix) }
}
