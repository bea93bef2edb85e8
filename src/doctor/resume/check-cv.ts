import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { checkReferences } from "~/src/doctor/links/reference-rules"
import { displayPath, draftAdvice, RESUME_FILE } from "~/src/doctor/readers/content-folder"
import { editableTextsAt, type FieldSource, type NamedText, textsAt } from "~/src/doctor/readers/field-source"
import { slug } from "~/src/doctor/schemas/field-types"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { tagSlug } from "~/src/lib/entries/tags"
import { LANGUAGES, textsKey } from "~/src/lib/texts/languages"

import { isOfLanguage, type ReadCv } from "./read-cv"

const FILE = displayPath(RESUME_FILE)

/** Checks a variant against the résumé that it chooses from; `resume` is null if that cannot be read. */
export function checkCv(
  { name, cv, fields }: ReadCv,
  resume: FieldSource | null,
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
    found.push({ ...place, message, fix })
  }
  const language = cv?.language
  const own = [site?.language, ...(site?.languages ?? [])]
  if (language !== undefined && textsKey(language) === null && !own.includes(language)) {
    const message = `The headings of the résumé are not known in ${formatValue(language)}.`
    const fix = `Write one of ${Object.keys(LANGUAGES).join(", ")}.`
    found.push({ ...fields.placeOf(["language"]), message, fix })
  }
  // The build of its language checks it against the translated résumé.
  if (resume === null || cv === null || (site !== null && !isOfLanguage(cv, site))) return found
  if (resume.data === null) {
    return [
      ...found,
      {
        ...place,
        field: "file",
        message: `There is no ${FILE} to choose from.`,
        fix: `Write ${FILE}, or remove the file.`,
      },
    ]
  }
  const isOriginal = site === null || site.language === (site.languages[0] ?? site.language)
  const where = isOriginal ? FILE : `the résumé in ${formatValue(site.language)}`
  return [...found, ...checkChoices(fields, resume, where)]
}

/** `where` is what the owner knows as the résumé: the translated one is a file of its own. */
function checkChoices(fields: FieldSource, resume: FieldSource, where: string): Diagnostic[] {
  const check = (field: string, known: readonly NamedText[], what: string, begun: readonly string[] = []) =>
    checkReferences(editableTextsAt(fields, [field, "*"]), {
      ...{ known: [...known.map(({ name }) => name), ...begun], what: `${what} in ${where}` },
      otherwise: "Name one that is there, or remove it.",
    })
  const names = [...textsAt(resume, ["work", "*", "id"]), ...textsAt(resume, ["work", "*", "name"])]
  const chosen = fields.valueAt(["jobs"]) === undefined ? null : textsAt(fields, ["jobs", "*"]).map(({ name }) => name)
  // The fields of a job begin alike: `work[0].`
  const jobs = names.flatMap(({ name, field }) => (chosen?.includes(name) ? field.replace(/[^.]*$/, "") : []))
  const highlights = textsAt(resume, ["work", "*", "highlights", "*"]).filter(
    ({ field }) => chosen === null || jobs.some((job) => field.startsWith(job)),
  )
  const begun = textsAt(fields, ["highlights", "*"])
    .map(({ name }) => name)
    .filter((start) => highlights.some(({ name }) => name.startsWith(start)))
  return [
    ...check("jobs", names, "the id or employer of a job"),
    ...check("highlights", highlights, `the beginning of a highlight${chosen === null ? "" : " of these jobs"}`, begun),
    ...check("skills", textsAt(resume, ["skills", "*", "name"]), "the name of a skill"),
  ]
}
