import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import { applyCv, isOfLanguage, type ReadCv } from "~/src/doctor/readers/content/read-cv"
import { displayPath, draftAdvice, PUBLICATIONS_FILE, RESUME_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FieldSource, textAt, textsAt } from "~/src/doctor/readers/formats/field-source"
import type { ReadResume, Resume } from "~/src/doctor/rules/resume/read-resume"
import type { CvVariant } from "~/src/doctor/schemas/cv-schema"
import { slug } from "~/src/doctor/schemas/field-types"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { cvPath } from "~/src/lib/addresses/paths"
import { tagSlug } from "~/src/lib/entries/tag-slug"
import { LANGUAGES, textsKey } from "~/src/lib/texts/languages"

import { checkReferences } from "./reference-rules"

const FILE = displayPath(RESUME_FILE)

/** Checks a variant against the résumé that it chooses from; `resume` is null if that cannot be read. */
export function checkCv(
  { name, cv, fields }: ReadCv,
  resume: Pick<ReadResume, "fields" | "resume"> | null,
  site: SiteSettings | null,
): Diagnostic[] {
  const place = { ...fields.placeOf([]), field: "file name" }
  const found: Diagnostic[] = []
  if (!slug.safeParse(name).success) {
    const message = `${formatValue(name)} becomes part of an address, which may only have lowercase letters, digits and single hyphens.`
    const right = `${tagSlug(name)}.yaml`
    const isKept = draftAdvice(name) !== ""
    const fix = isKept
      ? `Move the file out of content, or rename it to ${right} to publish it.`
      : `Rename the file to ${right}.`
    found.push({ ...place, ...say("resume-name", message, fix) })
  }
  const language = cv?.language
  const own = [site?.language, ...(site?.languages ?? [])]
  if (language !== undefined && textsKey(language) === null && !own.includes(language)) {
    const message = `The headings of the résumé are not known in ${formatValue(language)}.`
    const fix = `Write one of ${Object.keys(LANGUAGES).join(", ")}.`
    found.push({ ...fields.placeOf(["language"]), ...say("resume-language", message, fix) })
  }
  // The build of its language checks it against the translated résumé.
  if (resume === null || cv === null || (site !== null && !isOfLanguage(cv, site))) return found
  found.push(...checkSelected(cv, fields, resume.resume))
  if (resume.fields.data === null) {
    const missing = say("file-missing", `There is no ${FILE} to choose from.`, `Write ${FILE}, or remove the file.`)
    return [...found, { ...place, field: "file", ...missing }]
  }
  const isOriginal = site === null || site.language === (site.languages[0] ?? site.language)
  const where = isOriginal ? FILE : `the résumé in ${formatValue(site.language)}`
  return resume.resume === null ? found : [...found, ...checkChoices(cv, fields, resume.resume, where)]
}

/** Reports a variant with the selected publications if there are none. */
function checkSelected({ publications }: CvVariant, fields: FieldSource, resume: ReadResume["resume"]): Diagnostic[] {
  const all = resume?.publications ?? []
  if (publications !== "selected" || resume === null || all.some(({ citation }) => citation?.isSelected)) return []
  const message = `No entry of ${displayPath(PUBLICATIONS_FILE)} has selected = {true}.`
  const fix = "Add it to those that the variant has, or write publications: all."
  return [{ ...fields.placeOf(["publications"]), ...say("resume-selected", message, fix) }]
}

/** `where` is what the owner knows as the résumé: the translated one is a file of its own. */
function checkChoices({ jobs, highlights = [] }: CvVariant, fields: FieldSource, resume: Resume, where: string) {
  const check = (field: string, known: readonly string[], what: string) =>
    checkReferences(textsAt(fields, [field, "*"]), {
      ...{ known, what: `${what} in ${where}` },
      otherwise: "Name one that is there, or remove it.",
    })
  const { work = [], skills = [] } = resume
  const names = [...work.flatMap(({ id }) => id ?? []), ...work.map(({ name }) => name)]
  const skillNames = skills.map(({ name }) => name)
  const whole = (applyCv(resume, { jobs }).work ?? []).flatMap((job) => job.highlights ?? [])
  const begun = highlights.filter((start) => whole.some((text) => text.startsWith(start)))
  const beginning = `the beginning of a highlight${jobs === undefined ? "" : " of these jobs"}`
  return [
    ...check("jobs", names, "the id or employer of a job"),
    ...check("highlights", [...whole, ...begun], beginning),
    ...check("skills", skillNames, "the name of a skill"),
  ]
}

/** Returns the addresses of the files of a variant, which only the site in its language has; `others` are the other languages. */
export function cvFiles({ name, fields }: ReadCv, site: SiteSettings | null, others: readonly string[]): string[] {
  const language = textAt(fields, ["language"]) ?? undefined
  const isIn = (tag: string) => site === null || isOfLanguage({ language }, { ...site, language: tag })
  const bases = others.filter(isIn).map((tag) => `/${tag}`)
  return (isIn(site?.language ?? "") ? ["", ...bases] : bases).flatMap((base) =>
    ["pdf", "json"].map((ending) => `${base}${cvPath(name)}.${ending}`),
  )
}
