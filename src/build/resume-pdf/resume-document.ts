/** Words, and where they lead. */
export type CvText = { text: string; url: string | null }

/** What stands beside a date, or beside the name of a skill. */
export type CvEntry = {
  /** In the narrow column. */
  aside: string | null
  title: CvText | null
  role: string | null
  /** Short facts in one line. */
  facts: readonly string[]
  summary: string | null
  highlights: readonly string[]
  projects: readonly CvText[]
  /** Heads the entries after it: an employer before the roles there. */
  leads: boolean
}

export type CvSection = { heading: string; entries: readonly CvEntry[] }

/** A résumé as a document for print: what it tells, and nothing of how it looks. */
export type Cv = {
  name: string
  label: string | null
  contact: readonly CvText[]
  summary: string | null
  sections: readonly CvSection[]
  language: string
  /** The accent in a shade that can be read on white. */
  accent: string
  /** When it was made, in milliseconds. */
  builtAt: number
}
