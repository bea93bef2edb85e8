/** The fields of every node with a text (J2). */
export const LANGUAGE_FIELDS = /* GraphQL */ `"The language of its text."
    language: String!
    "The language of its text, if that is not the site's."
    lang: String
    "The name of that language in the site's."
    languageName: String
    "The languages in which the site has it, the original one first; none in a site in one language."
    translations: [Translation!]!
    "The languages of the site into which it is not translated."
    missingTranslations: [String!]!
`

const ENTRY_FIELDS = /* GraphQL */ `"Which kind of entry it is: projects or notes."
    collection: String!
    "The last part of its address: the front matter's slug, else the folder's name."
    slug: String!
    "Its page's path, without base path and trailing slash, e.g. \`/projects/note-g\`."
    path: String!
    ${LANGUAGE_FIELDS}
    tagLinks: [TagLink!]!
    "Who sees it: public, unlisted, draft or scheduled. Only \`npm start\` shows drafts and what is scheduled."
    visibility: String!
    "Whether lists, feeds, the search and other entries show it. \`npm start\` also lists what is unlisted."
    listed: Boolean!
    "The text as HTML: sanitised, headings with anchors, code highlighted, images responsive."
    html: String!
    "The headings of the text, of levels 2 and 3."
    headings: [TextHeading!]!
    "The next newer entry of its collection; null for the newest."
    previous: Entry
    "The next older one; null for the oldest."
    next: Entry
    "At most three: of a project those that the front matter names, else those with the most tags in common."
    related: [RelatedEntry!]!
`

export const entryTypes = /* GraphQL */ `
  "A project or a note."
  interface Entry implements Node {
    id: ID!
    title: String!
    summary: String!
    date: String!
    updated: String
    tags: [String!]!
    publishAt: String
    cover: ContentPicture
    ${ENTRY_FIELDS}
  }

  type Project {
    ${ENTRY_FIELDS}
    role: [String!]!
    "The job of the résumé that \`experience\` names."
    job: ResumeWork
    "The notes that name it, newest first."
    notes: [Note!]!
    "Recommended fields that are empty: cover, cover.caption, outcome, role, tags or links."
    missing: [String!]!
  }

  type Note {
    ${ENTRY_FIELDS}
    "The projects that it names."
    projects: [Project!]!
    "All notes of its series, the oldest first; none without a series."
    parts: [Note!]!
    "How long reading its text takes, in minutes."
    readingMinutes: Int!
  }

  type ProjectVideo {
    src: File @fileByRelativePath
    "Subtitles in the format WebVTT; null for a video without speech."
    captions: File @fileByRelativePath
    poster: ContentPicture
    embed: VideoEmbed
  }

  type VideoEmbed {
    provider: String!
    host: String!
    embedUrl: String!
  }

  type TextHeading {
    id: String!
    level: Int!
    "Its text as HTML, without elements."
    html: String!
  }

  type RelatedEntry {
    entry: Entry!
    sharedTags: [String!]!
  }

  "A tag of an entry, with the page that lists all entries of its collection with it."
  type TagLink {
    name: String!
    path: String!
  }

  "A tag of a collection. \`entryTags\` lists all of them, the most frequent first."
  type EntryTag {
    "Its most frequent spelling."
    name: String!
    "The last part of its address. Spellings that differ only in case or punctuation share one."
    slug: String!
    path: String!
    count: Int!
    "The titles of the newest entries with it."
    newest: [String!]!
    "The cover of the newest entry with it that no tag before this one has."
    cover: ContentPicture
    "All spellings, the most frequent first."
    spellings: [String!]!
  }
`
