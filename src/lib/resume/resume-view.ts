import type { Period } from "~/src/lib/dates"

export type LinkedProject = { path: string; title: string }

/** What every entry of a section may tell below its heading. */
export type EntryDetails = {
  period: Period | null
  /** Short facts in one line: a role, a place, who gave it. */
  facts: readonly string[]
  summary: string | null
  highlights: readonly string[]
  projects: readonly LinkedProject[]
}

export type ResumeEntry = EntryDetails & { title: string; url: string | null }

type ResumeRole = EntryDetails & { id: string | null; position: string | null }

export type ResumeEmployer = {
  name: string
  url: string | null
  description: string | null
  roles: readonly ResumeRole[]
}

/** Something with a name and what belongs to it: a skill, a language, an interest. */
export type ResumeTopic = { name: string; details: readonly string[]; projects: readonly LinkedProject[] }

/** A résumé as the About page and the PDF show it; a section without entries is left out. */
export type ResumeView = {
  work: readonly ResumeEmployer[]
  education: readonly ResumeEntry[]
  volunteer: readonly ResumeEntry[]
  skills: readonly ResumeTopic[]
  languages: readonly ResumeTopic[]
  awards: readonly ResumeEntry[]
  certificates: readonly ResumeEntry[]
  publications: readonly ResumeEntry[]
  interests: readonly ResumeTopic[]
  references: readonly { name: string | null; reference: string }[]
}
