type FieldPath = readonly (string | number)[]

/** Fields of the content that hold an owner's words, and how many characters fit into each. */
export type Fields = { base: object; fields: readonly (readonly [FieldPath, number])[] }

/** Addresses and the résumé have no limit that the corpus reaches. */
const ANY = 2000

const PICTURE = { src: "picture.png", alt: "A picture." }

export const PROJECT_FIELDS: Fields = {
  base: {
    title: "A project",
    summary: "A sentence.",
    date: "2024-05",
    client: { name: "A client" },
    team: [{ name: "A name" }],
    metrics: [{ value: "1", label: "a label" }],
    links: [{ type: "live", url: "https://hostile.test/" }],
    cover: PICTURE,
    gallery: [PICTURE],
    video: { src: "film.webm", title: "A film", captions: "none" },
  },
  fields: [
    [["title"], 80],
    [["summary"], 200],
    [["type"], 30],
    [["role"], 80],
    [["client", "name"], 80],
    [["team", 0, "name"], 80],
    [["team", 0, "role"], 80],
    [["tags", 0], 40],
    [["tech", 0], 40],
    [["outcome", 0], 160],
    [["metrics", 0, "value"], 16],
    [["metrics", 0, "label"], 60],
    [["links", 0, "label"], 80],
    [["cover", "alt"], ANY],
    [["cover", "caption"], 200],
    [["gallery", 0, "alt"], 300],
    [["gallery", 0, "caption"], 200],
    [["video", "title"], 120],
  ],
}

export const PAGE_FIELDS: Readonly<Record<"home" | "about" | "privacy", Fields>> = {
  home: {
    base: { title: "Home", description: "A sentence.", headline: "A sentence." },
    fields: [
      [["title"], 80],
      [["description"], 160],
      [["headline"], 160],
    ],
  },
  about: {
    base: { title: "About", description: "A sentence.", portrait: PICTURE, availability: { status: "limited" } },
    fields: [
      [["title"], 80],
      [["description"], 160],
      [["portrait", "alt"], ANY],
      [["portrait", "caption"], 200],
      [["availability", "text"], 160],
    ],
  },
  privacy: {
    base: { title: "Privacy", description: "A sentence.", updated: "2026-11-21" },
    fields: [
      [["title"], 80],
      [["description"], 160],
    ],
  },
}

export const SITE_FIELDS: Fields = {
  base: {
    title: "Site",
    siteUrl: "https://hostile.portfolio.test",
    language: "en",
    author: { name: "A name", avatar: PICTURE },
    profiles: [{ label: "A place", url: "https://hostile.test/", icon: "lucide:mail" }],
    copyright: { year: 2025 },
    game: { title: "A game", url: "https://game.portfolio.test/" },
  },
  fields: [
    [["title"], 60],
    [["author", "name"], 60],
    [["author", "avatar", "alt"], ANY],
    [["profiles", 0, "label"], 40],
    [["copyright", "holder"], 80],
    [["game", "title"], 60],
  ],
}

/** A résumé's entry of every section. */
export const RESUME_ENTRIES: Readonly<Record<string, (text: string) => object>> = {
  work: (text) => ({
    name: text,
    position: text,
    location: text,
    description: text,
    summary: text,
    highlights: [text],
  }),
  volunteer: (text) => ({ organization: text, position: text, summary: text, highlights: [text] }),
  education: (text) => ({ institution: text, area: text, studyType: text, score: text, courses: [text] }),
  awards: (text) => ({ title: text, awarder: text, summary: text }),
  certificates: (text) => ({ name: text, issuer: text }),
  publications: (text) => ({ name: text, publisher: text, summary: text }),
  skills: (text) => ({ name: text, level: text, keywords: [text] }),
  languages: (text) => ({ language: text, fluency: text }),
  interests: (text) => ({ name: text, keywords: [text] }),
  references: (text) => ({ name: text, reference: text }),
}
