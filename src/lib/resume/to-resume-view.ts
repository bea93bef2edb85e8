import { describePeriod, type Period } from "~/src/lib/dates"
import { groupRoles } from "~/src/lib/resume/group-roles"
import type { EntryDetails, ResumeEmployer, ResumeView } from "~/src/lib/resume/resume-view"

type Project = { readonly path: string; readonly title: string }
type Told<Name extends string> = { readonly [name in Name]: string | null }
type Lines<Name extends string> = { readonly [name in Name]: readonly string[] }
type Dates = Told<"startDate" | "endDate">
type Projects = { readonly projects: readonly Project[] }

/** A résumé as it is queried: a fact that is not told is null, a list without entries is empty. */
export type QueriedResume = {
  readonly work: readonly ({ readonly name: string } & Told<
    "id" | "description" | "location" | "position" | "url" | "summary"
  > &
    Dates &
    Lines<"highlights"> &
    Projects)[]
  readonly volunteer: readonly ({ readonly organization: string } & Told<"position" | "url" | "summary"> &
    Dates &
    Lines<"highlights">)[]
  readonly education: readonly ({ readonly institution: string } & Told<"url" | "area" | "studyType" | "score"> &
    Dates &
    Lines<"courses">)[]
  readonly skills: readonly ({ readonly name: string } & Told<"level"> & Lines<"keywords"> & Projects)[]
  readonly languages: readonly ({ readonly language: string } & Told<"fluency">)[]
  readonly awards: readonly ({ readonly title: string } & Told<"date" | "awarder" | "summary">)[]
  readonly certificates: readonly ({ readonly name: string } & Told<"date" | "url" | "issuer">)[]
  readonly publications: readonly ({ readonly name: string } & Told<"publisher" | "releaseDate" | "url" | "summary">)[]
  readonly interests: readonly ({ readonly name: string } & Lines<"keywords">)[]
  readonly references: readonly ({ readonly reference: string } & Told<"name">)[]
}

const NOTHING_MORE: EntryDetails = { period: null, facts: [], summary: null, highlights: [], projects: [] }

/** A queried résumé as the About page and the PDF show it. */
export function toResumeView(resume: QueriedResume, language: string): ResumeView {
  const on = (date: string | null) => (date === null ? null : describePeriod(date, null, language))
  return {
    work: groupRoles(resume.work).map((employer) => toEmployer(employer, language)),
    education: resume.education.map(({ institution, url, area, studyType, score, courses, ...dates }) => ({
      ...NOTHING_MORE,
      title: institution,
      url,
      period: toPeriod(dates, language),
      facts: told(studyType, area, score),
      highlights: courses,
    })),
    volunteer: resume.volunteer.map(({ organization, position, startDate, endDate, ...entry }) => ({
      ...NOTHING_MORE,
      ...entry,
      title: organization,
      period: toPeriod({ startDate, endDate }, language),
      facts: told(position),
    })),
    skills: resume.skills.map(({ name, level, keywords, projects }) => ({
      name,
      details: [...told(level), ...keywords],
      projects,
    })),
    languages: resume.languages.map(({ language: name, fluency }) => ({ name, details: told(fluency), projects: [] })),
    awards: resume.awards.map(({ title, date, awarder, summary }) => ({
      ...NOTHING_MORE,
      title,
      url: null,
      period: on(date),
      facts: told(awarder),
      summary,
    })),
    certificates: resume.certificates.map(({ name, date, url, issuer }) => ({
      ...NOTHING_MORE,
      title: name,
      url,
      period: on(date),
      facts: told(issuer),
    })),
    publications: resume.publications.map(({ name, publisher, releaseDate, url, summary }) => ({
      ...NOTHING_MORE,
      title: name,
      url,
      period: on(releaseDate),
      facts: told(publisher),
      summary,
    })),
    interests: resume.interests.map(({ name, keywords }) => ({ name, details: keywords, projects: [] })),
    references: resume.references,
  }
}

function toEmployer(
  { name, roles }: { name: string; roles: QueriedResume["work"][number][] },
  language: string,
): ResumeEmployer {
  return {
    name,
    url: roles.find((role) => role.url !== null)?.url ?? null,
    description: roles.find((role) => role.description !== null)?.description ?? null,
    roles: roles.map(({ id, position, location, summary, highlights, projects, ...dates }) => ({
      id,
      position,
      period: toPeriod(dates, language),
      facts: told(location),
      summary,
      highlights,
      projects,
    })),
  }
}

/** In a résumé, what has begun and has no end goes on. */
function toPeriod(dates: { startDate: string | null; endDate: string | null }, language: string): Period | null {
  const { startDate, endDate } = dates
  if (startDate !== null) return describePeriod(startDate, endDate ?? "present", language)
  return endDate === null ? null : describePeriod(endDate, null, language)
}

function told(...facts: (string | null)[]): string[] {
  return facts.filter((fact) => fact !== null && fact !== "") as string[]
}
