import { readEnvironment } from "~/src/build/environment"
import type { Published, PublishedProject } from "~/src/build/read-published"
import { siteTexts } from "~/src/build/site-texts"
import { applyCv } from "~/src/doctor/readers/content/read-cv"
import { publishResume, resumeFields, resumeSections } from "~/src/doctor/rules/resume/publish-resume"
import type { Resume } from "~/src/doctor/rules/resume/read-resume"
import type { CvVariant } from "~/src/doctor/schemas/cv-schema"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { fileUrl } from "~/src/lib/addresses/paths"
import type { QueriedResume } from "~/src/lib/resume/to-resume-view"
import { textsFor } from "~/src/lib/texts/languages"

export type ResumeSource = ReturnType<typeof resumeSource>["source"]

/** The published fields of the résumé's `basics`. */
type Basics = Partial<Record<"label" | "summary" | "email" | "phone", string>> & {
  location?: Partial<Record<"address" | "postalCode" | "city" | "region", string>>
}
type Site = Published["site"]
/** `projects` are the listed ones, newest first. */
type Content = {
  root: string
  site: Site
  projects: readonly Pick<PublishedProject, "slug" | "path" | "title" | "experience">[]
}

/** Returns the résumé as JSON and as the PDF needs it, with what a variant chooses of it. */
export function resumeSource({ root, site, projects }: Content, written: Resume, cv: Partial<CvVariant> = {}) {
  const chosen = withFileUrls(applyCv(written, cv), site)
  const options = {
    publish: site.resume.publish,
    isPublished: (slug: string) => projects.some((project) => project.slug === slug),
  }
  const json = withProfiles(publishResume(chosen, options), site)
  const { language = site.language, sections } = cv
  const texts = language === site.language ? siteTexts(root).texts : textsFor(language, null)
  const resume = toQueried(chosen, projects)
  const { basics = {} }: { basics?: Basics } = json
  const { builtAt } = readEnvironment()
  // `order` has the names of its sections, if not in the order of the About page.
  return { json, source: { site: { ...site, language }, basics, resume, order: sections, texts, builtAt } }
}

/** Programs read the résumé elsewhere, so the address of a file has its host. */
function withFileUrls(resume: Resume, site: Site): Resume {
  const publications = resume.publications?.map(({ citation, ...publication }) => {
    const { pdf } = citation ?? {}
    const address = pdf?.startsWith("/") ? { pdf: fileUrl(pdf, site) } : {}
    return { ...publication, ...(citation && { citation: { ...citation, ...address } }) }
  })
  return { ...resume, ...(publications && { publications }) }
}

/** Adds the profiles of the settings, which pages show in place of those of the résumé. */
function withProfiles(resume: { basics?: object }, { profiles }: Site): { basics?: object } {
  if (profiles.length === 0) return resume
  const list = profiles.map(({ label, url }) => {
    const { host, pathname } = new URL(url)
    const username = decodeAddress(pathname.replace(/\/+$/, "").split("/").at(-1) ?? "") || host
    return { network: label, username, url }
  })
  return { ...resume, basics: { ...resume.basics, profiles: list } }
}

type Entry = { id?: string; projects?: readonly string[]; citation?: Entry }

/** Returns a résumé as queries do: with null for a field that is missing, and projects in place of their slugs. */
function toQueried(resume: Resume, projects: Content["projects"]): QueriedResume {
  const toLinks = (found: typeof projects) => found.map(({ path, title }) => ({ path, title, lang: null }))
  const named = (slugs: readonly string[] = []) =>
    toLinks(slugs.flatMap((slug) => projects.find((project) => project.slug === slug) ?? []))
  const ofJob = ({ id }: Entry) => toLinks(projects.filter(({ experience }) => id !== undefined && experience === id))
  const complete = (entry: Entry, section: string, { properties = {} }: FieldSchema): object => ({
    ...Object.fromEntries(Object.keys(properties).map((field) => [field, null])),
    ...entry,
    projects: section === "work" ? ofJob(entry) : named(entry.projects),
    ...(entry.citation && { citation: complete(entry.citation, "", properties.citation ?? {}) }),
  })
  const sections = Object.entries(resumeFields(resume)).map(([section, entries]) => {
    const { items = {} } = resumeSections.properties[section] ?? {}
    return [section, entries.map((entry) => complete(entry, section, items))]
  })
  return Object.fromEntries(sections)
}
