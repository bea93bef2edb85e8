import { type CanonicalBase, canonicalUrl } from "~/src/lib/addresses/paths"
import type { Period } from "~/src/lib/dates"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import type {
  LinkedProject,
  ResumeEmployer,
  ResumeEntry,
  ResumeTopic,
  ResumeView,
} from "~/src/lib/resume/to-resume-view"

export type PdfText = { text: string; url: string | null }

/** An entry in two columns: `aside` is in the narrow one. */
export type PdfEntry = {
  aside?: string | null
  title?: PdfText | null
  role?: string | null
  /** In one line. */
  facts?: readonly string[]
  summary?: string | null
  highlights?: readonly string[]
  projects?: readonly PdfText[]
  /** True for an employer whose roles are the following entries. */
  isEmployer?: boolean
}

/** The content of the PDF, without its look. */
export type PdfResume = {
  name: string
  label: string | null
  contact: readonly PdfText[]
  summary: string | null
  sections: readonly { heading: string; entries: readonly PdfEntry[] }[]
  language: string
  /** A hexadecimal colour that is readable on white. */
  linkColour: string
  /** Milliseconds since 1970. */
  builtAt: number
}

/** The published fields of the résumé's `basics`. */
export type PdfBasics = {
  label?: string
  summary?: string
  email?: string
  phone?: string
  location?: { address?: string; postalCode?: string; city?: string; region?: string }
}

export type ResumeSource = Pick<PdfResume, "name" | "language" | "linkColour" | "builtAt"> & {
  basics: PdfBasics
  site: CanonicalBase
  /** Used if the résumé has no e-mail address. */
  email: string | null
  profiles: readonly { url: string }[]
  resume: ResumeView
}

/** Returns the résumé as it is printed: name, contact, and the sections of the About page in the same order. */
export function describeResume({ basics, site, email, profiles, resume, ...rest }: ResumeSource): PdfResume {
  const toLinks = (projects: readonly LinkedProject[]) =>
    projects.map(({ path, title }) => ({ text: title, url: canonicalUrl(path, site) }))

  const toEntry = ({ title, url, period, projects, ...entry }: ResumeEntry): PdfEntry => {
    return { ...entry, title: { text: title, url }, aside: formatPeriod(period), projects: toLinks(projects) }
  }
  /** An employer with a single role is one entry; several roles follow their employer. */
  const toRoles = ({ name, url, description, roles }: ResumeEmployer): PdfEntry[] => {
    const title = { text: name, url }
    const facts = description === null ? [] : [description]
    const entries = roles.map(({ position, period, facts, summary, highlights, projects }) => {
      return { aside: formatPeriod(period), role: position, facts, summary, highlights, projects: toLinks(projects) }
    })
    const [only] = entries
    if (only === undefined || entries.length > 1) return [{ title, facts, isEmployer: true }, ...entries]
    return [{ ...only, title, facts: [...facts, ...only.facts] }]
  }
  /** Topics that have only a name share a line. */
  const toTopics = (topics: readonly ResumeTopic[]): PdfEntry[] => {
    const isDetailed = ({ details, projects }: ResumeTopic) => details.length + projects.length > 0
    const names = topics.filter((topic) => !isDetailed(topic)).map(({ name }) => name)
    return [
      ...topics
        .filter(isDetailed)
        .map(({ name, details, projects }) => ({ aside: name, facts: details, projects: toLinks(projects) })),
      ...(names.length === 0 ? [] : [{ facts: names }]),
    ]
  }

  const references = resume.references.map(({ name, reference }) => ({ aside: name, summary: reference }))
  const sections = {
    work: resume.work.flatMap(toRoles),
    education: resume.education.map(toEntry),
    volunteer: resume.volunteer.map(toEntry),
    skills: toTopics(resume.skills),
    languages: toTopics(resume.languages),
    awards: resume.awards.map(toEntry),
    certificates: resume.certificates.map(toEntry),
    publications: resume.publications.map(toEntry),
    interests: toTopics(resume.interests),
    references,
  } satisfies Record<string, PdfEntry[]>
  const addresses = [canonicalUrl("/", site), ...profiles.map(({ url }) => url)]
  return {
    ...rest,
    label: basics.label || null,
    summary: basics.summary || null,
    contact: [...contactOf(basics, email), ...addresses.map((url) => ({ text: shortAddress(url), url }))],
    sections: Object.entries(sections).flatMap(([section, entries]) =>
      entries.length === 0 ? [] : [{ heading: RESUME_TEXTS.resume[section as keyof typeof sections], entries }],
    ),
  }
}

function formatPeriod(period: Period | null): string | null {
  return period && `${period.start.text}${period.separator}${period.end?.text ?? ""}`
}

function contactOf(basics: PdfBasics, siteEmail: string | null): PdfText[] {
  const { phone, location: { address, postalCode, city, region } = {} } = basics
  const email = basics.email || siteEmail
  const place = [address, [postalCode, city].filter(Boolean).join(" "), region].filter(Boolean).join(", ")
  return [
    ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, url: `tel:${phone.replace(/[^\d+]/g, "")}` }] : []),
    ...(place ? [{ text: place, url: null }] : []),
  ]
}

/** Without scheme, `www.` and a slash at the end. */
function shortAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, "")}${decodeURI(pathname)}`.replace(/\/$/, "")
}
