import { existsSync } from "node:fs"
import path from "node:path"

import { toShortLink } from "~/src/build/resume-pdf/describe-resume"
import { type FontRole, openPdfFonts } from "~/src/build/resume-pdf/pdf-fonts"
import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { unreadableCharacters } from "~/src/build/social-cards/card-words"
import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { readPage } from "~/src/doctor/readers/content-file"
import { entryFolders, pageNames } from "~/src/doctor/readers/content-folder"
import { type FieldPath, type FieldSource, type NamedText, textsAt, textsIn } from "~/src/doctor/readers/field-source"
import { isPublished, readEntry } from "~/src/doctor/readers/read-entry"
import { readSite } from "~/src/doctor/readers/read-site"
import { publishResume } from "~/src/doctor/resume/publish-resume"
import { publishedCvs } from "~/src/doctor/resume/read-cv"
import { readResume } from "~/src/doctor/resume/read-resume"
import { PAGES_WITH_PORTRAIT } from "~/src/doctor/schemas/page-schemas"
import { HEADINGS } from "~/src/doctor/schemas/resume-schema"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { RESUME_PDF_PATH } from "~/src/lib/addresses/paths"
import { formatDate, formatPeriod } from "~/src/lib/dates"
import { remoteAddress } from "~/src/lib/images/remote-address"
import { textsFor } from "~/src/lib/texts/languages"

type Published = {
  root: string
  site: SiteSettings
  settings: FieldSource
  projects: ReturnType<typeof publicProjects>
}
type PrintedText = NamedText & { role: FontRole }

/** The fields of `basics` that the PDF prints and that may have any character. */
const PRINTED_BASICS = ["label", "summary", "location"]
const NOT_PRINTED = ["id", "url", "projects", "doi", "pdf", "code", "type", "bibtex"]
const DATES = ["startDate", "endDate", "date", "releaseDate"]
/** The sections whose entries begin with a title. */
const TITLED = ["work", "education", "volunteer", "awards", "certificates", "publications"]

/**
 * Warns about texts that social cards leave out, and about those that the résumé's PDF transliterates, because no font
 * has all of their characters.
 */
export function checkFonts(root: string, ownFolder: string): Diagnostic[] {
  const { site, fields: settings } = readSite(root)
  if (site === null) return []
  const published = { root, site, settings, projects: publicProjects(root) }
  const { missingCharacters } = openCardRenderer(ownFolder)
  const onCards = cardTexts(published).flatMap(({ name, ...place }) => {
    const characters = unreadableCharacters(name, missingCharacters)
    if (characters.length === 0) return []
    const message = `Social cards leave out ${formatValue(name)}: no font has ${characters.join(" ")}.`
    return [{ ...place, message, fix: `Add a font that has them to ${OWN_FONTS}/.` }]
  })
  const printed = printedTexts(published)
  const { choose } = openPdfFonts(ownFolder)
  const inPdf = printed.flatMap(({ name, role, ...place }) => {
    const { text, missing } = choose(name, role)
    if (missing.length === 0) return []
    const instead = `${formatValue(text)} in place of ${formatValue(name)}`
    const message = `The résumé's PDF prints ${instead}: no font has all of its characters. Missing: ${missing.join(" ")}.`
    const fix = `Add a font that has them (TTF, OTF or WOFF) to ${OWN_FONTS}/, or put your own PDF into static${RESUME_PDF_PATH}.`
    return [{ ...place, message, fix }]
  })
  return [...onCards, ...inPdf].map((found) => ({ severity: "warning", ...found }))
}

/** Returns the texts on the cards of published pages, each once, without texts of the code. */
function cardTexts({ root, site, settings, projects }: Published): NamedText[] {
  const pages = pageNames(root).map((name) => readPage(root, name))
  const portrait = pages.find(({ name }) => name === "about")?.page?.portrait?.src
  // A card shows the portrait instead of a text, except one that browsers load through the image proxy.
  const showsPortrait = portrait !== undefined && (site.images.proxy === undefined || remoteAddress(portrait) === null)
  const pageTexts = pages.flatMap(({ name, page, fields }) => {
    if (page?.draft === true) return []
    const title = name === "home" ? [] : textsAt(fields, ["title"])
    if (showsPortrait && PAGES_WITH_PORTRAIT.includes(name)) return title
    const headline = name === "home" ? textsAt(fields, ["headline"]) : []
    return [...title, ...[...headline, ...textsAt(fields, ["description"])].slice(0, 1)]
  })
  const periods = projects.map(({ project }) => formatPeriod(project.date, project.endDate ?? null, site.language))
  const tags = projects.flatMap(({ fields }) => textsAt(fields, ["tags", "*"]))
  return [
    ...textsAt(settings, ["title"]),
    { ...settings.placeOf(["language"]), name: [...new Set(periods)].join(", ") },
    ...pageTexts,
    ...projects.flatMap(({ fields }) => [...textsAt(fields, ["title"]), ...textsAt(fields, ["type"])]),
    ...tags.filter(({ name }, index) => tags.findIndex((tag) => tag.name === name) === index),
  ]
}

/**
 * Returns the owner's texts in the PDF, each with the role of its font; none without a résumé, or if the owner's own
 * PDF replaces that of the build.
 */
function printedTexts({ root, site, settings, projects }: Published): PrintedText[] {
  const { resume, fields, placeOf, papers } = readResume(root)
  if (resume === null || existsSync(path.join(root, "../static", RESUME_PDF_PATH))) return []
  const published = publishResume(resume, { publish: site.resume.publish, isPublished: () => false })
  const leaves = textsIn(published, []).map((leaf) => ({ ...leaf, use: useOf(leaf.path) }))
  const dates = leaves.filter(({ use }) => use === "date").map(({ text }) => formatDate(text, site.language))
  const named = [...textsAt(fields, ["skills", "*", "projects", "*"]), ...papers].map(({ name }) => name)
  const linked = projects.filter(({ project }) => project.experience !== undefined || named.includes(project.slug))
  const inText = (text: NamedText): PrintedText => ({ ...text, role: "text" })
  return [
    ...textsAt(settings, ["author", "name"]).map((text): PrintedText => ({ ...text, role: "display" })),
    ...textsAt(settings, ["profiles", "*", "url"]).map(({ name, ...place }) =>
      inText({ ...place, name: toShortLink(name).text }),
    ),
    inText({ ...settings.placeOf(["language"]), name: [...new Set(dates)].join(", ") }),
    ...leaves.flatMap(({ path, text, use }) =>
      use === "display" || use === "text" ? [{ ...placeOf(path), name: text, role: use }] : [],
    ),
    ...linked.flatMap((project) => textsAt(project.fields, ["title"])).map(inText),
    ...publishedCvs(root, site).flatMap((variant) => cvTexts(variant).map(inText)),
  ]
}

/** Returns the texts of a variant of the résumé: its own, and the headings in its language. */
function cvTexts({ cv: { language }, fields }: ReturnType<typeof publishedCvs>[number]): NamedText[] {
  const headings = language === undefined ? [] : Object.keys(HEADINGS).map((section) => headingIn(language, section))
  const own = [...textsAt(fields, ["label"]), ...textsAt(fields, ["summary"])]
  return headings.length === 0 ? own : [...own, { ...fields.placeOf(["language"]), name: headings.join(", ") }]
}

function headingIn(language: string, section: string): string {
  return textsFor(language, null).resume.resume[section as "work"]
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

/** Reads the projects that a build publishes. */
function publicProjects(root: string) {
  return entryFolders(root, "projects").flatMap((folder) => {
    const { entry: project, fields } = readEntry(root, "projects", folder)
    return project !== null && isPublished(project) ? [{ project, fields }] : []
  })
}
