import { existsSync } from "node:fs"
import path from "node:path"

import { toShortLink } from "~/src/build/resume-pdf/describe-resume"
import { type FontRole, openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { type FieldPath, type NamedText, textsAt } from "~/src/doctor/readers/field-source"
import { readSite } from "~/src/doctor/readers/read-site"
import { publishResume } from "~/src/doctor/resume/publish-resume"
import { readResume } from "~/src/doctor/resume/read-resume"
import { HEADINGS } from "~/src/doctor/schemas/resume-schema"
import { RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { formatDate } from "~/src/lib/dates"

import { publicProjects } from "./public-projects"

type PrintedText = NamedText & { role: FontRole }
type Leaf = { path: FieldPath; value: string }

/** In `basics`, what the PDF prints that may have any character. */
const PRINTED_BASICS = ["label", "summary", "location"]
const NOT_PRINTED = ["id", "url", "projects"]
const DATES = ["startDate", "endDate", "date", "releaseDate"]
/** Their entries begin with a title; those of the other sections do not. */
const TITLED = ["work", "education", "volunteer", "awards", "certificates", "publications"]

/** Warns about texts that the résumé's PDF transliterates, because no font has all of their characters. */
export function checkPdfFonts(root: string, ownFolder: string): Diagnostic[] {
  // The owner's own PDF replaces it.
  if (existsSync(path.join(root, "../static", RESUME_PDF_PATH))) return []
  const texts = printedTexts(root)
  if (texts.length === 0) return []
  const { choose } = openPdfFonts(ownFolder)
  return texts.flatMap(({ name, role, ...place }): Diagnostic[] => {
    const { text, missing } = choose(name, role)
    if (missing.length === 0) return []
    const instead = `${formatValue(text)} in place of ${formatValue(name)}`
    const message = `The résumé's PDF prints ${instead}: no font has all of its characters. Missing: ${missing.join(" ")}.`
    const fix = `Add a font that has them (TTF, OTF or WOFF) to ${OWN_FONTS}/, or put your own PDF into static${RESUME_PDF_PATH}.`
    return [{ severity: "warning", ...place, message, fix }]
  })
}

/** Returns the owner's texts in the PDF, each with the font it is printed in; none without a résumé. */
function printedTexts(root: string): PrintedText[] {
  const { site, fields: settings } = readSite(root)
  const { resume, fields } = readResume(root)
  if (site === null || resume === null) return []
  const { publish } = site.resume
  const published = publishResume(resume, { publish, isPublished: () => false }) as Record<string, object>
  const basics = PRINTED_BASICS.flatMap((key) =>
    leavesOf((published.basics as typeof published)?.[key], ["basics", key]),
  )
  const leaves = Object.keys(HEADINGS).flatMap((section) => leavesOf(published[section], [section]))
  const keyOf = ({ path }: Leaf) => String(path.findLast((key) => typeof key === "string"))
  const dates = leaves.filter((leaf) => DATES.includes(keyOf(leaf)))
  const words = leaves.filter((leaf) => ![...NOT_PRINTED, ...DATES].includes(keyOf(leaf)))
  const isTitle = (leaf: Leaf) =>
    TITLED.includes(String(leaf.path[0])) && keyOf(leaf) === HEADINGS[String(leaf.path[0])]
  const inText = (text: NamedText): PrintedText => ({ ...text, role: "text" })
  return [
    ...textsAt(settings, ["author", "name"]).map((text): PrintedText => ({ ...text, role: "display" })),
    ...textsAt(settings, ["profiles", "*", "url"]).map((text) =>
      inText({ ...text, name: toShortLink(text.name).text }),
    ),
    ...dates.slice(0, 1).map(() =>
      inText({
        ...settings.placeOf(["language"]),
        name: [...new Set(dates.map(({ value }) => formatDate(value, site.language)))].join(", "),
      }),
    ),
    ...[...basics, ...words].map((leaf) => ({
      ...fields.placeOf(leaf.path),
      name: leaf.value,
      role: isTitle(leaf) ? ("display" as const) : ("text" as const),
    })),
    ...linkedTitles(root, textsAt(fields, ["skills", "*", "projects", "*"])).map(inText),
  ]
}

/** Returns the titles of the projects that a job or a skill links to. */
function linkedTitles(root: string, named: readonly NamedText[]): NamedText[] {
  return publicProjects(root).flatMap(({ project: { slug, experience }, fields }) => {
    const isLinked = experience !== undefined || named.some(({ name }) => name === slug)
    return isLinked ? textsAt(fields, ["title"]) : []
  })
}

function leavesOf(value: unknown, path: FieldPath): Leaf[] {
  if (typeof value === "string") return [{ path, value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    return leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key])
  })
}
