import path from "node:path"

import type { Diagnostic, Place } from "~/src/doctor/diagnostics/diagnostic"
import type { ReadEntry } from "~/src/doctor/readers/content/read-entry"
import { displayPath, RESUME_FILE } from "~/src/doctor/readers/files/content-folder"
import { textsAt } from "~/src/doctor/readers/formats/field-source"
import type { ReadResume } from "~/src/doctor/rules/resume/read-resume"
import { COLLECTIONS, type Collection, listPath } from "~/src/lib/addresses/paths"

import { checkReferences, checkSlugClaims, checkTagAddresses, checkTagSpelling } from "./reference-rules"

/** Checks the names by which entries, tags, jobs and skills refer to each other. `jobs` is null if they are not known. */
export function checkNames(
  entries: readonly ReadEntry[],
  resume: Pick<ReadResume, "fields" | "papers">,
  jobs: readonly string[] | null,
): Diagnostic[] {
  const of = (collection: Collection) => entries.filter((entry) => entry.collection === collection)
  const projects = of("projects")
  const slugs = slugsOf("projects", projects)
  const what = `the id of a job in ${displayPath(RESUME_FILE)}`
  const toJob = jobs && { what, known: jobs, otherwise: "Give a job this id, or remove experience." }
  const toProject = { ...slugs, what: "the slug of a project", otherwise: "Name a project that exists, or remove it." }
  const checkSlugs: typeof checkReferences = (...named) => (slugs.isComplete ? checkReferences(...named) : [])
  const tech = projects.flatMap(({ fields }) => textsAt(fields, ["tech", "*"]))
  return [
    ...slugs.claimed,
    ...slugsOf("notes", of("notes")).claimed,
    ...COLLECTIONS.flatMap((collection) => checkTagAddresses(collection, tagsOf(of(collection)))),
    ...checkTagSpelling([...tagsOf(entries), ...tech]),
    ...checkSlugs([...textsAt(resume.fields, ["skills", "*", "projects", "*"]), ...resume.papers], toProject),
    ...of("notes").flatMap(({ fields }) => checkSlugs(textsAt(fields, ["projects", "*"]), toProject)),
    ...projects.flatMap(({ fields, claims: [{ name: own }] }) => [
      ...(toJob === null ? [] : checkReferences(textsAt(fields, ["experience"]), toJob)),
      ...checkSlugs(textsAt(fields, ["related", "*"]), {
        ...toProject,
        what: "the slug of another project",
        known: slugs.known.filter((slug) => slug !== own),
      }),
    ]),
  ]
}

function tagsOf(entries: readonly ReadEntry[]) {
  return entries.flatMap(({ fields }) => textsAt(fields, ["tags", "*"]))
}

function slugsOf(collection: Collection, entries: readonly ReadEntry[]) {
  const all = entries.flatMap(({ claims }) => claims)
  const claimed = checkSlugClaims(collection, all)
  const known = entries.flatMap(({ claims: [slug] }) => {
    const isWrong = claimed.some(({ file, field }) => field === "slug" && file === slug.place.file)
    // A slug that has to change cannot be referred to yet, so the folder's name is also accepted.
    return isWrong ? [slug.name, folderOf(slug.place)] : [slug.name]
  })
  // Former slugs, and the names of folders.
  const renamed = new Map(
    entries.flatMap(({ claims: [slug, ...aliases] }) => {
      const former = aliases.map(({ name }) => name.replace(`${listPath(collection)}/`, ""))
      return [folderOf(slug.place), ...former].map((name) => [name, slug.name] as const)
    }),
  )
  // An entry that could not be read may have the slug that another one names.
  return { claimed, known, renamed, isComplete: entries.every(({ fields }) => fields.data !== null) }
}

function folderOf({ file }: Place): string {
  return path.basename(path.dirname(file))
}
