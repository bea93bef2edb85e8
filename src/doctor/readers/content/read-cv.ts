import { cvFiles } from "~/src/doctor/readers/files/content-folder"
import { type CvVariant, cvSchema } from "~/src/doctor/schemas/cv-schema"
import { HEADINGS } from "~/src/doctor/schemas/resume-schema"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { cvPath } from "~/src/lib/addresses/paths"

import { type ContentFile, readContentFile } from "./content-file"
import type { ReadFields } from "./read-fields"

export type ReadCv = ContentFile & { name: string; cv: CvVariant | null }

/** Reads the variants of the résumé, `cv/<name>.yaml`; one is null when a field is wrong. */
export function readCvs(root: string, readFields?: ReadFields): ReadCv[] {
  return cvFiles(root).map(({ file, name }) => {
    const { value: cv, ...read } = readContentFile(root, file, cvSchema, readFields)
    return { ...read, name, cv }
  })
}

type Languages = Pick<SiteSettings, "language" | "languages">

/** Returns whether the site in this language has a variant: that of its language, else the site in its first language. */
export function isOfLanguage({ language }: Pick<CvVariant, "language">, site: Languages): boolean {
  const [first = site.language] = site.languages
  return site.language === (site.languages.find((tag) => tag === language) ?? first)
}

/** Returns the variants of a site's language, as far as they are right. */
export function publishedCvs(root: string, site: Languages) {
  return readCvs(root).flatMap(({ name, cv, fields }) =>
    cv !== null && isOfLanguage(cv, site) ? [{ name, cv, fields, path: cvPath(name) }] : [],
  )
}

type Named = { name: string }
type Sections = {
  basics?: object
  work?: readonly (Named & { id?: string | null; highlights?: readonly string[] })[]
  skills?: readonly Named[]
  publications?: readonly { citation?: { isSelected: boolean } }[]
}

/** Returns a résumé with what a variant chooses of it. */
export function applyCv<Resume extends Sections>(
  written: Resume,
  { label, summary, sections, ...cv }: Partial<CvVariant>,
): Resume {
  const isLeft = (section: string) => (sections?.includes(section) ?? true) || !Object.hasOwn(HEADINGS, section)
  const resume = Object.fromEntries(Object.entries(written).filter(([section]) => isLeft(section))) as Resume
  const { work, skills, publications } = resume
  const chosen = cv.highlights
  const isChosen = ({ citation }: { citation?: { isSelected: boolean } }) =>
    cv.publications !== "none" && (cv.publications !== "selected" || citation?.isSelected === true)
  const jobs = choose(cv.jobs, work, ({ id, name }) => [id, name])?.map((job) =>
    chosen === undefined || job.highlights === undefined
      ? job
      : { ...job, highlights: job.highlights.filter((text) => chosen.some((start) => text.startsWith(start))) },
  )
  return {
    ...resume,
    ...((label || summary) && { basics: { ...resume.basics, ...(label && { label }), ...(summary && { summary }) } }),
    ...(jobs && { work: jobs }),
    ...(publications && { publications: publications.filter(isChosen) }),
    ...(skills && { skills: choose(cv.skills, skills, ({ name }) => [name]) }),
  }
}

/** Returns the entries with these names, each once, in the order of the names; all entries if no names are given. */
function choose<Entry>(
  names: readonly string[] | undefined,
  entries: readonly Entry[] | undefined,
  namesOf: (entry: Entry) => (string | null | undefined)[],
): readonly Entry[] | undefined {
  if (names === undefined) return entries
  return [...new Set(names.flatMap((name) => entries?.filter((entry) => namesOf(entry).includes(name)) ?? []))]
}
