import type { Cv, CvEntry, CvSection, CvText } from "~/src/build/resume-pdf/resume-document"
import type { Period } from "~/src/lib/dates"
import { type CanonicalBase, canonicalUrl } from "~/src/lib/paths"
import type { LinkedProject, ResumeDetails, ResumeEmployer, ResumeEntry, ResumeTopic } from "~/src/lib/resume-details"
import { TEXTS } from "~/src/lib/texts"

/** Who the owner is, as far as the résumé tells it to everybody. */
export type CvBasics = {
  label?: string
  summary?: string
  email?: string
  phone?: string
  location?: { address?: string; postalCode?: string; city?: string; region?: string }
}

export type CvSource = Pick<Cv, "name" | "language" | "accent" | "builtAt"> & {
  basics: CvBasics
  site: CanonicalBase
  /** Counts where the résumé has none. */
  email: string | null
  profiles: readonly { url: string }[]
  resume: ResumeDetails
}

const NOTHING: CvEntry = {
  aside: null,
  title: null,
  role: null,
  facts: [],
  summary: null,
  highlights: [],
  projects: [],
  leads: false,
}

/** The résumé as a document: the sections of the About page in their order, below a name and the ways to its owner. */
export function describeCv({ basics, site, email, profiles, resume, ...cv }: CvSource): Cv {
  const toLinks = (projects: readonly LinkedProject[]) =>
    projects.map(({ path, title }) => ({ text: title, url: canonicalUrl(path, site) }))
  const entry = (details: ResumeEntry) => toEntry(details, toLinks)
  const topics = (all: readonly ResumeTopic[]) => toTopics(all, toLinks)
  const names = TEXTS.resume
  const sections: CvSection[] = [
    { heading: names.work, entries: resume.work.flatMap((employer) => toRoles(employer, toLinks)) },
    { heading: names.education, entries: resume.education.map(entry) },
    { heading: names.volunteer, entries: resume.volunteer.map(entry) },
    { heading: names.skills, entries: topics(resume.skills) },
    { heading: names.languages, entries: topics(resume.languages) },
    { heading: names.awards, entries: resume.awards.map(entry) },
    { heading: names.certificates, entries: resume.certificates.map(entry) },
    { heading: names.publications, entries: resume.publications.map(entry) },
    { heading: names.interests, entries: topics(resume.interests) },
    { heading: names.references, entries: resume.references.map(toReference) },
  ]
  return {
    ...cv,
    label: basics.label || null,
    summary: basics.summary || null,
    contact: contactOf(basics, { email, addresses: [canonicalUrl("/", site), ...profiles.map(({ url }) => url)] }),
    sections: sections.filter(({ entries }) => entries.length > 0),
  }
}

type ToLinks = (projects: readonly LinkedProject[]) => CvText[]

function toEntry({ title, url, period, ...entry }: ResumeEntry, toLinks: ToLinks): CvEntry {
  return { ...NOTHING, ...entry, title: { text: title, url }, aside: told(period), projects: toLinks(entry.projects) }
}

/** An employer and the only role there are one entry; several roles follow it. */
function toRoles({ name, url, description, roles }: ResumeEmployer, toLinks: ToLinks): CvEntry[] {
  const title = { text: name, url }
  const entries = roles.map(
    ({ id: _id, position, period, ...role }): CvEntry => ({
      ...NOTHING,
      ...role,
      role: position,
      aside: told(period),
      projects: toLinks(role.projects),
    }),
  )
  const facts = description === null ? [] : [description]
  const [only] = entries
  if (only === undefined || entries.length > 1) return [{ ...NOTHING, title, facts, leads: true }, ...entries]
  return [{ ...only, title, facts: [...facts, ...only.facts] }]
}

/** Topics of which only the name is told share a line. */
function toTopics(topics: readonly ResumeTopic[], toLinks: ToLinks): CvEntry[] {
  const isBare = ({ details, projects }: ResumeTopic) => details.length === 0 && projects.length === 0
  const bare = topics.filter(isBare).map(({ name }) => name)
  return [
    ...topics
      .filter((topic) => !isBare(topic))
      .map(({ name, details, projects }) => ({ ...NOTHING, aside: name, facts: details, projects: toLinks(projects) })),
    ...(bare.length === 0 ? [] : [{ ...NOTHING, facts: bare }]),
  ]
}

function toReference({ name, reference }: ResumeDetails["references"][number]): CvEntry {
  return { ...NOTHING, aside: name, summary: reference }
}

function told(period: Period | null): string | null {
  return period === null ? null : `${period.start.text}${period.separator}${period.end?.text ?? ""}`
}

type Reach = { email: string | null; addresses: readonly string[] }

function contactOf({ email: own, phone, location = {} }: CvBasics, { email, addresses }: Reach): CvText[] {
  const { address, postalCode, city, region } = location
  const town = [postalCode, city].filter(Boolean).join(" ")
  const place = [address, town, region].filter(Boolean).join(", ")
  const mail = own || email
  return [
    ...(mail ? [{ text: mail, url: `mailto:${mail}` }] : []),
    ...(phone ? [{ text: phone, url: `tel:${phone.replace(/[^\d+]/g, "")}` }] : []),
    ...(place ? [{ text: place, url: null }] : []),
    ...addresses.map((url) => ({ text: bareAddress(url), url })),
  ]
}

/** An address as people write it. */
function bareAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, "")}${decodeURI(pathname)}`.replace(/\/$/, "")
}
