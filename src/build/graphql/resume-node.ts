import { publishResume } from "~/src/doctor/resume/publish-resume"
import type { Resume } from "~/src/doctor/resume/resume"
import { HEADINGS } from "~/src/doctor/schemas/resume-schema"

type Entry = Record<string, unknown>

/** Lists that an entry may leave out; in GraphQL they are empty then. */
const LISTS = ["highlights", "courses", "keywords", "projects"]

/** The fields of the `Resume` node: the sections that the site shows. Contact data never gets as far as GraphQL. */
export function resumeFields(resume: Resume): Record<string, Entry[]> {
  // A query resolves slugs to project nodes, and a project that is not public has none.
  const publishing = { publish: [], isPublished: () => true }
  const published = publishResume(resume, publishing) as Record<string, Entry[] | undefined>
  return Object.fromEntries(
    Object.keys(HEADINGS).map((section) => [section, (published[section] ?? []).map(withLists)]),
  )
}

function withLists(entry: Entry): Entry {
  return { ...Object.fromEntries(LISTS.map((list) => [list, []])), ...entry }
}
