import { doiUrl } from "~/src/lib/addresses/doi-url"
import { describePeriod, type Period } from "~/src/lib/dates"
import { HAS_CITATIONS } from "~/src/lib/resume/has-citations"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

export type QueriedResume = Queries.ResumeSectionsFragment
/** `lang` is the language of the title, if not the page's. */
export type LinkedProject = { path: string; title: string; lang: string | null }
export type EntryDetails = {
  period: Period | null
  /** Short facts in one line: a role, a place, an issuer. */
  facts: readonly string[]
  summary: string | null
  highlights: readonly string[]
  projects: readonly LinkedProject[]
}
export type ResumeEntry = EntryDetails & { title: string; url: string | null }
export type Publication = ResumeEntry & {
  citation?: Pick<QueriedCitation, "html" | "badge" | "abstract" | "doi" | "arxiv" | "pdf" | "code" | "bibtex">
}
export type ResumeTopic = { name: string; details: readonly string[]; projects: readonly LinkedProject[] }
export type ResumeView = ReturnType<typeof toResumeView>

type QueriedPublication = Queries.PublicationFragment
type QueriedCitation = NonNullable<QueriedPublication["citation"]>

/** `present` is the word for the present, if not in the site's language. */
export function toResumeView(resume: QueriedResume, language: string, present?: string) {
  const on = (date: string | null) => dayOf(date, language)
  // An entry with a start but no end is current.
  const during = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
    startDate === null ? on(endDate) : describePeriod(startDate, endDate ?? "present", language, present)
  return {
    work: groupByEmployer(resume.work).map(({ name, roles }) => ({
      name,
      url: roles.find(({ url }) => url !== null)?.url ?? null,
      description: roles.find(({ description }) => description !== null)?.description ?? null,
      roles: roles.map((role) => ({ ...role, period: during(role), facts: filled(role.location) })),
    })),
    education: resume.education.map(({ institution, url, area, studyType, score, courses, ...dates }) =>
      toEntry(institution, { url, period: during(dates), facts: filled(studyType, area, score), highlights: courses }),
    ),
    volunteer: resume.volunteer.map(({ organization, position, url, summary, highlights, ...dates }) =>
      toEntry(organization, { url, period: during(dates), facts: filled(position), summary, highlights }),
    ),
    skills: resume.skills.map(({ name, level, keywords, projects }) => {
      return { name, details: [...filled(level), ...keywords], projects }
    }),
    languages: resume.languages.map(({ language, fluency }) => {
      return { name: language, details: filled(fluency), projects: [] }
    }),
    awards: resume.awards.map(({ title, date, awarder, summary }) =>
      toEntry(title, { period: on(date), facts: filled(awarder), summary }),
    ),
    certificates: resume.certificates.map(({ name, date, url, issuer }) =>
      toEntry(name, { url, period: on(date), facts: filled(issuer) }),
    ),
    publications: resume.publications.map((publication) => toPublication(publication, language)),
    interests: resume.interests.map(({ name, keywords }) => ({ name, details: keywords, projects: [] })),
    references: resume.references,
  }
}

/** Groups consecutive roles at one employer; leaving and coming back makes two groups. */
function groupByEmployer<Role extends { name: string }>(work: readonly Role[]): { name: string; roles: Role[] }[] {
  const employers: { name: string; roles: Role[] }[] = []
  for (const role of work) {
    const last = employers.at(-1)
    if (last?.name.trim().toLowerCase() === role.name.trim().toLowerCase()) last.roles.push(role)
    else employers.push({ name: role.name, roles: [role] })
  }
  return employers
}

export function toPublication(queried: QueriedPublication, language: string): Publication {
  const { name, publisher, releaseDate, url, summary, citation } = queried
  const entry = toEntry(name, { url, period: dayOf(releaseDate, language), facts: filled(publisher), summary })
  return HAS_CITATIONS && citation ? withCitation(entry, citation) : entry
}

function dayOf(date: string | null, language: string): Period | null {
  return date === null ? null : describePeriod(date, null, language)
}

function withCitation(
  entry: ResumeEntry,
  { authors, doi, status, projects, ...citation }: QueriedCitation,
): Publication {
  const facts = [...filled(authors.join(PUNCTUATION.comma)), ...entry.facts]
  const period = status === null ? entry.period : { start: { date: null, text: status }, separator: "", end: null }
  return { ...entry, period, facts, projects, citation: { ...citation, doi: doi && doiUrl(doi) } }
}

function toEntry(title: string, details: Partial<ResumeEntry>): ResumeEntry {
  return { title, url: null, period: null, facts: [], summary: null, highlights: [], projects: [], ...details }
}

function filled(...facts: (string | null)[]): string[] {
  return facts.flatMap((fact) => fact || [])
}
