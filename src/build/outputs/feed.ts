/** The projects as feed readers get them; all addresses are absolute. */
export type Feed = {
  title: string
  description: string
  language: string
  author: { name: string; url: string }
  home: string
  /** The feed's own id; stays the same wherever its file is. */
  id: string
  icon: string
  /** When the newest entry changed (RFC 3339). */
  updated: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  /** Stays the same when the trailing slash or the project's name changes. */
  id: string
  url: string
  title: string
  summary: string
  published: string
  updated: string
  tags: readonly string[]
  html: string
}
