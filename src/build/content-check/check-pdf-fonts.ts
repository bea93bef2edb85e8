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

/** The fields of `basics` that the PDF prints and that may have any character. */
const PRINTED_BASICS = ["label", "summary", "location"]
const NOT_PRINTED = ["id", "url", "projects"]
const DATES = ["startDate", "endDate", "date", "releaseDate"]
/** The sections whose entries begin with a title. */
const TITLED = ["work", "education", "volunteer", "awards", "certificates", "publications"]

/** Warns about texts that the résumé's PDF transliterates, because no font has all of their characters. */
export function checkPdfFonts(root: string, ownFolder: string): Diagnostic[] {
  // The owner's own PDF replaces that of the build.
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

/** Returns the owner's texts in the PDF, each with the role of its font; none without a résumé. */
function printedTexts(root: string): PrintedText[] {
  const { site, fields: settings } = readSite(root)
  const { resume, fields } = readResume(root)
  if (site === null || resume === null) return []
  const published = publishResume(resume, { publish: site.resume.publish, isPublished: () => false })
  const leaves = leavesOf(published).map((leaf) => ({ ...leaf, use: useOf(leaf.path) }))
  const dates = leaves.filter(({ use }) => use === "date").map(({ value }) => formatDate(value, site.language))
  const inText = (text: NamedText): PrintedText => ({ ...text, role: "text" })
  return [
    ...textsAt(settings, ["author", "name"]).map((text): PrintedText => ({ ...text, role: "display" })),
    ...textsAt(settings, ["profiles", "*", "url"]).map(({ name, ...place }) =>
      inText({ ...place, name: toShortLink(name).text }),
    ),
    inText({ ...settings.placeOf(["language"]), name: [...new Set(dates)].join(", ") }),
    ...leaves.flatMap(({ path, value, use }) =>
      use === "display" || use === "text" ? [{ ...fields.placeOf(path), name: value, role: use }] : [],
    ),
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

/** Returns the role of the font in which the PDF prints a field; null for a field that it does not print. */
function useOf([section = "", ...rest]: FieldPath): FontRole | "date" | null {
  if (section === "basics") return PRINTED_BASICS.includes(String(rest[0])) ? "text" : null
  const heading = HEADINGS[section]
  const key = String(rest.findLast((part) => typeof part === "string"))
  if (heading === undefined || NOT_PRINTED.includes(key)) return null
  if (DATES.includes(key)) return "date"
  return TITLED.includes(String(section)) && key === heading ? "display" : "text"
}

function leavesOf(value: unknown, path: FieldPath = []): { path: FieldPath; value: string }[] {
  if (typeof value === "string") return [{ path, value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
