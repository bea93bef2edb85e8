import type { PartialDate } from "~/src/lib/dates"

type Period = { startDate?: PartialDate; endDate?: PartialDate }
type Told = { url?: string; summary?: string; highlights?: string[] }

export type Work = Period &
  Told & { id?: string; name: string; position?: string; location?: string; description?: string }

export type Skill = { name: string; level?: string; keywords?: string[]; projects?: string[] }

/** A résumé that has been checked: what this site shows of it. */
export type Resume = {
  basics?: Record<string, unknown> & { location?: Record<string, unknown> }
  work?: Work[]
  volunteer?: (Period & Told & { organization: string; position?: string })[]
  education?: (Period & {
    institution: string
    url?: string
    area?: string
    studyType?: string
    score?: string
    courses?: string[]
  })[]
  skills?: Skill[]
  languages?: { language: string; fluency?: string }[]
  awards?: { title: string; date?: PartialDate; awarder?: string; summary?: string }[]
  certificates?: { name: string; date?: PartialDate; url?: string; issuer?: string }[]
  publications?: { name: string; publisher?: string; releaseDate?: PartialDate; url?: string; summary?: string }[]
  interests?: { name: string; keywords?: string[] }[]
  references?: { name?: string; reference: string }[]
}
