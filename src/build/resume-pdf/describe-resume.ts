import type { ResumeSource } from "~/src/build/resume-pdf/resume-source"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { canonicalUrl, HOME_PATH } from "~/src/lib/addresses/paths"
import { accentShades } from "~/src/lib/document/accent"
import {
  type EntryDetails,
  type LinkedProject,
  type Publication,
  type ResumeEntry,
  type ResumeTopic,
  type ResumeView,
  toResumeView,
} from "~/src/lib/resume/to-resume-view"
import { fillText } from "~/src/lib/texts/fill-text"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

type PdfLink = { text: string; url: string | null }
export type PdfText = string | PdfLink

/** An entry in two columns. The narrow one has only `aside`: a date or a name. */
export type PdfEntry = {
  aside?: string | null
  title?: PdfLink
  role?: string | null
  /** Short facts, printed on one line. */
  facts?: readonly string[]
  summary?: string | null
  highlights?: readonly string[]
  projects?: readonly PdfText[]
  /** True for an employer whose roles are the following entries. */
  isEmployer?: boolean
}

/** The content of the PDF, without its look. */
export type PdfResume = ReturnType<typeof describeResume>

/** The default accent for text on white, as in tokens.css. */
const DEFAULT_LINK_COLOUR = "#0a7558"

/** Returns the résumé as it is printed: name, contact, and the sections of the About page in the same order. */
export function describeResume({ site, basics, resume, order, texts, builtAt }: ResumeSource) {
  const headings = texts.resume.resume
  const { author, language, profiles, theme } = site
  const toLinks = (projects: readonly LinkedProject[]) =>
    projects.map(({ path, title }) => ({ text: title, url: canonicalUrl(path, site) }))

  const toDetails = ({ period, projects, facts, summary, highlights }: EntryDetails) => {
    const aside = period && `${period.start.text}${period.separator}${period.end?.text ?? ""}`
    return { aside, facts, summary, highlights, projects: toLinks(projects) }
  }
  const toEntry = (entry: ResumeEntry): PdfEntry => {
    return { ...toDetails(entry), title: { text: entry.title, url: entry.url } }
  }
  const toPublication = ({ citation, ...entry }: Publication): PdfEntry => {
    const { doi, arxiv, pdf, code } = citation ?? {}
    const links = [doi ?? arxiv, pdf, code].flatMap((url) => (url ? toShortLink(url) : []))
    return { ...toEntry(entry), projects: [...toLinks(entry.projects), ...links] }
  }
  /** An employer with a single role is one entry; several roles follow their employer. */
  const toRoles = ({ name, url, description, roles }: ResumeView["work"][number]): PdfEntry[] => {
    const employer = { title: { text: name, url }, facts: description === null ? [] : [description] }
    const entries = roles.map((role) => ({ ...toDetails(role), role: role.position }))
    const [only] = entries
    if (only === undefined || entries.length > 1) return [{ ...employer, isEmployer: true }, ...entries]
    return [{ ...only, ...employer, facts: [...employer.facts, ...only.facts] }]
  }
  /** Topics that have only a name share a line. */
  const toTopics = (topics: readonly ResumeTopic[]): PdfEntry[] => {
    const isDetailed = ({ details, projects }: ResumeTopic) => details.length + projects.length > 0
    const names = topics.filter((topic) => !isDetailed(topic)).map(({ name }) => name)
    const detailed = topics.filter(isDetailed).map(({ name, details, projects }) => {
      return { aside: name, facts: details, projects: toLinks(projects) }
    })
    return names.length === 0 ? detailed : [...detailed, { facts: names }]
  }

  const view = toResumeView(resume, language, texts.app.present)
  const sections = {
    work: view.work.flatMap(toRoles),
    education: view.education.map(toEntry),
    volunteer: view.volunteer.map(toEntry),
    skills: toTopics(view.skills),
    languages: toTopics(view.languages),
    awards: view.awards.map(toEntry),
    certificates: view.certificates.map(toEntry),
    publications: view.publications.map(toPublication),
    interests: toTopics(view.interests),
    references: view.references.map(({ name, reference }): PdfEntry => ({ aside: name, summary: reference })),
  }
  return {
    ...{ name: author.name, title: fillText(headings.title, { name: author.name }), language, builtAt },
    linkColour: accentShades(theme.accent ?? "")?.light ?? DEFAULT_LINK_COLOUR,
    label: basics.label,
    contact: [
      ...contactOf(basics, author.email),
      ...[canonicalUrl(HOME_PATH, site), ...profiles.map(({ url }) => url)].map(toShortLink),
    ],
    summary: basics.summary,
    sections: (order ?? Object.keys(sections)).flatMap((name) => {
      const section = name as keyof typeof sections
      const entries = sections[section]
      return entries.length === 0 ? [] : [{ heading: headings[section], entries }]
    }),
  }
}

function contactOf({ email, phone, location = {} }: ResumeSource["basics"], siteEmail?: string): PdfText[] {
  const { address, postalCode, city, region } = location
  const mail = email || siteEmail
  const place = [address, [postalCode, city].filter(Boolean).join(" "), region].filter(Boolean).join(PUNCTUATION.comma)
  return [
    ...(mail ? [{ text: mail, url: `mailto:${mail}` }] : []),
    // The zero of “+44 (0)20” is not dialled from abroad.
    ...(phone ? [{ text: phone, url: `tel:${phone.replace(/(?<=\+.*)\(0\)|[^\d+]/g, "")}` }] : []),
    ...(place ? [place] : []),
  ]
}

/** Returns a link whose text has no scheme, no `www.` and no slash at the end. */
function toShortLink(url: string): PdfLink {
  const { host, pathname } = new URL(url)
  return { text: `${host.replace(/^www\./, "")}${decodeAddress(pathname)}`.replace(/\/$/, ""), url }
}
