import { type Diagnostic, formatValue, isError, say } from "~/src/doctor/diagnostics/diagnostic"
import { type ReadFields, readFields } from "~/src/doctor/readers/content/read-fields"
import { RESUME_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FieldSource, type NamedText, textsAt } from "~/src/doctor/readers/formats/field-source"
import { comparableTitle } from "~/src/doctor/readers/publications/check-entry"
import {
  type Publication,
  type ReadPublications,
  readPublications,
} from "~/src/doctor/readers/publications/read-publications"
import type { TextPage } from "~/src/doctor/rules/links/link-targets"
import { PUBLICATIONS_PATH } from "~/src/lib/addresses/paths"
import { once } from "~/src/lib/once"
import { hasPublicationsPage } from "~/src/lib/resume/choose-publications"

import { checkResume } from "./check-resume"

type Dated = { startDate?: string; url?: string }
export type Work = Dated & { id?: string; name: string; position?: string; highlights?: string[] }
type Education = Dated & { institution: string; area?: string }
export type Skill = { name: string; projects?: string[] }

/** A checked résumé: of its sections, those that the schema computes fields from. */
export type Resume = { work?: Work[]; education?: Education[]; skills?: Skill[]; publications?: Publication[] }

export type ReadResume = ReturnType<typeof readResume>

const checkOnce = once(checkResume)

/**
 * Reads `resume.json` and `publications.bib`, which are optional. The résumé has the publications of both, the latest first; it is
 * null when there is none, or something in it is wrong.
 */
export function readResume(root: string, read: ReadFields = readFields) {
  const { isRead, source: fields, diagnostics: unread } = read(root, RESUME_FILE)
  const added = readPublications(root)
  const found = isRead && unread.length === 0 ? checkOnce(fields) : unread
  const diagnostics: Diagnostic[] = [...found, ...added.diagnostics, ...checkTwins(fields, added)]
  const written = isRead && !diagnostics.some(isError) ? (fields.data as Resume) : null
  const own = (written?.publications ?? []).map(({ citation: _unknown, ...publication }): Publication => publication)
  /** The projects that publications belong to. */
  const papers: NamedText[] = added.publications.flatMap(({ publication: { citation }, placeOf }) =>
    (citation?.projects ?? []).map((name) => ({ name, place: placeOf("project"), rewrite: () => null })),
  )
  // What has not appeared yet is the latest.
  const dateOf = ({ releaseDate = "", citation }: Publication) => (citation?.status ? "~" : releaseDate)
  const cited = added.publications.map(({ publication }) => publication)
  const publications = cited.length > 0 ? [...cited, ...own].sort((a, b) => compare(dateOf(b), dateOf(a))) : own
  const merged = publications.length > 0 ? { ...written, publications } : written
  const resume: Resume | null = diagnostics.some(isError) ? null : merged
  return { resume, fields, diagnostics, papers }
}

/** Returns the page of all publications, which a site with many of them has. */
export function publicationPages({ resume }: Pick<ReadResume, "resume">): TextPage[] {
  if (!hasPublicationsPage(resume?.publications ?? [])) return []
  return [{ paths: [PUBLICATIONS_PATH], text: null, isPublic: true }]
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Reports publications of the BibTeX file that the résumé lists, too. */
function checkTwins(fields: FieldSource, { publications }: ReadPublications): Diagnostic[] {
  const own = textsAt(fields, ["publications", "*", "name"])
  return publications.flatMap(({ publication: { name }, placeOf }) => {
    const twin = own.find((other) => comparableTitle(other.name) === comparableTitle(name))?.place
    if (twin === undefined) return []
    const message = `${formatValue(name)} is also in ${twin.file}, line ${twin.line}.`
    const fix = `Remove ${twin.field.replace(/\.name$/, "")} there, or this entry.`
    return [{ ...placeOf("title"), ...say("publication-twice", message, fix) }]
  })
}
