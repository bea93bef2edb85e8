import { nearest } from "~/src/doctor/fields/nearest-name"

/** Names that other portfolios give to the fields of this one. */
const ELSEWHERE: Record<string, string> = {
  author: "team",
  categories: "tags",
  category: "tags",
  company: "client",
  cta: "links",
  demo: "links",
  description: "summary",
  excerpt: "summary",
  external: "links",
  featured_image: "cover",
  github: "links",
  heroimage: "cover",
  image: "cover",
  images: "gallery",
  img: "cover",
  keywords: "tags",
  link: "links",
  name: "title",
  pubdate: "date",
  publishdate: "date",
  redirect_from: "aliases",
  repo: "links",
  source: "links",
  stack: "tech",
  start: "date",
  startdate: "date",
  subtitle: "summary",
  technologies: "tech",
  thumbnail: "cover",
  url: "links",
  website: "links",
  year: "date",
}

/** The known field that an unknown one stands for: what it is called elsewhere, or the nearest in spelling. */
export function meantField(key: string, known: readonly string[]): string | undefined {
  const usual = Object.hasOwn(ELSEWHERE, key.toLowerCase()) ? ELSEWHERE[key.toLowerCase()] : undefined
  return usual !== undefined && known.includes(usual) ? usual : nearest(key, known)
}
