import { graphql } from "gatsby"

import type { EntryDetails, ResumeDetails, ResumeEmployer } from "~/src/components/about/resume-details"
import { describePeriod, type Period } from "~/src/lib/dates"
import { groupRoles } from "~/src/lib/group-roles"

/** What the About page shows of the résumé. */
export const resumeFragment = graphql`
  fragment ResumeSections on Resume {
    work {
      id
      name
      description
      location
      position
      url
      startDate
      endDate
      summary
      highlights
      projects {
        path
        title
      }
    }
    volunteer {
      organization
      position
      url
      startDate
      endDate
      summary
      highlights
    }
    education {
      institution
      url
      area
      studyType
      startDate
      endDate
      score
      courses
    }
    skills {
      name
      level
      keywords
      projects {
        path
        title
      }
    }
    languages {
      language
      fluency
    }
    awards {
      title
      date
      awarder
      summary
    }
    certificates {
      name
      date
      url
      issuer
    }
    publications {
      name
      publisher
      releaseDate
      url
      summary
    }
    interests {
      name
      keywords
    }
    references {
      name
      reference
    }
  }
`

type Sections = Queries.ResumeSectionsFragment

const NOTHING_MORE: EntryDetails = { period: null, facts: [], summary: null, highlights: [], projects: [] }

/** A queried résumé as the About page shows it. */
export function toResume(resume: Sections, language: string): ResumeDetails {
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
  { name, roles }: { name: string; roles: Sections["work"][number][] },
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
