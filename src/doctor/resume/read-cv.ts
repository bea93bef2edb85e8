import { type ContentFile, readContentFile } from "~/src/doctor/readers/content-file"
import { cvFiles } from "~/src/doctor/readers/content-folder"
import { type CvVariant, cvSchema } from "~/src/doctor/schemas/cv-schema"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { asText } from "~/src/doctor/translation/convert-value"
import type { TranslationTable } from "~/src/doctor/translation/translate-field"
import { cvPath } from "~/src/lib/addresses/paths"

export type ReadCv = ContentFile & { name: string; cv: CvVariant | null }

/** The name that the field has in projects and pages. */
const TABLE: TranslationTable = [["lang", "language", asText]]

/** Reads the variants of the résumé, `cv/<name>.yaml`; one is null when a field is wrong. */
export function readCvs(root: string): ReadCv[] {
  return cvFiles(root).map(({ file, name }) => {
    const translation = { table: TABLE, withoutMeaning: "", shape: cvSchema.shape }
    const { value: cv, ...read } = readContentFile(root, file, cvSchema, translation)
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
}

/** Returns a résumé with what a variant chooses of it. */
export function applyCv<Resume extends Sections>(resume: Resume, { label, summary, ...cv }: CvVariant): Resume {
  const { work, skills } = resume
  const chosen = cv.highlights
  const jobs = choose(cv.jobs, work, ({ id, name }) => [id, name])?.map((job) =>
    chosen === undefined || job.highlights === undefined
      ? job
      : { ...job, highlights: job.highlights.filter((text) => chosen.some((start) => text.startsWith(start))) },
  )
  return {
    ...resume,
    ...((label || summary) && { basics: { ...resume.basics, ...(label && { label }), ...(summary && { summary }) } }),
    ...(jobs && { work: jobs }),
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
