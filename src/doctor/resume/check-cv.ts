import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { checkReferences } from "~/src/doctor/links/reference-rules"
import { displayPath, RESUME_FILE } from "~/src/doctor/readers/content-folder"
import { editableTextsAt, type FieldSource, textsAt } from "~/src/doctor/readers/field-source"
import { slug } from "~/src/doctor/schemas/field-types"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { tagSlug } from "~/src/lib/projects/tags"
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
    found.push({ ...place, message, fix: `Rename the file to ${tagSlug(name)}.yaml.` })
  }
  const language = cv?.language
  if (language !== undefined && textsKey(language) === null && language !== site?.language) {
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
  return [...found, ...checkChoices(fields, resume)]
}

function checkChoices(fields: FieldSource, resume: FieldSource): Diagnostic[] {
  const namesAt = (...paths: string[][]) => paths.flatMap((path) => textsAt(resume, path)).map((text) => text.name)
  const check = (field: string, known: readonly string[], what: string) =>
    checkReferences(editableTextsAt(fields, [field, "*"]), {
      ...{ known, what: `${what} in ${FILE}` },
      otherwise: "Name one that is there, or remove it.",
    })
  const highlights = namesAt(["work", "*", "highlights", "*"])
  const begun = textsAt(fields, ["highlights", "*"]).flatMap(({ name: start }) =>
    highlights.some((text) => text.startsWith(start)) ? [start] : [],
  )
  return [
    ...check("jobs", namesAt(["work", "*", "id"], ["work", "*", "name"]), "the id or employer of a job"),
    ...check("highlights", [...highlights, ...begun], "the beginning of a highlight"),
    ...check("skills", namesAt(["skills", "*", "name"]), "the name of a skill"),
  ]
}
