import { ABOUT_PATH, type CanonicalBase, canonicalUrl, HOME_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, type PageCrumb } from "~/src/lib/document/crumbs"
import type { Translations } from "~/src/lib/document/page-languages"
import type { ImageData } from "~/src/lib/images/image-data"

/** An object of schema.org, for search engines. */
export type Thing = { "@type": string } & Record<string, unknown>

export type DescribedSite = CanonicalBase & Omit<Queries.HeadSiteFragment, "trailingSlash">

export type DescribedPage = {
  path: string
  title: string
  description: string
  /** The language of its text, if not the site's. */
  lang?: string | null
  /** A type of schema.org; `WebPage` by default. */
  type?: "CollectionPage" | "ProfilePage"
  /** By default, the page is directly below the home page. */
  crumbs?: readonly PageCrumb[]
  project?: DescribedProject
  note?: DescribedNote
  translations?: Translations
}

type ProjectField = "date" | "updated" | "type" | "tags" | "tech"
type Covered = { cover: { image: Pick<ImageData, "images"> | null } | null }
export type DescribedProject = Pick<NonNullable<Queries.ProjectPageQuery["project"]>, ProjectField> &
  Covered & { links: readonly { type: string; url: string }[] }
type DescribedNote = Pick<NonNullable<Queries.NotePageQuery["note"]>, "date" | "updated" | "tags"> &
  Covered & { canonical?: string | null }

/** Types of projects that are software. For other types, a "source" link does not lead to source code. */
const SOFTWARE =
  /\b(app|application|software|program|library|package|tool|framework|plugin|extension|website|game|api|cli|service|script|compiler|bot|template|theme)\b/i

/** Describes a page and its breadcrumbs. Home and About describe their owner, the page of a project the project. */
export function describePage(site: DescribedSite, page: DescribedPage): Thing[] {
  const { path, title, description, type = "WebPage", crumbs = [HOME_CRUMB, { label: title }], project, note } = page
  // A site without notes leaves out the code for them (W1).
  const hasNotes = typeof __HAS_NOTES__ === "undefined" || __HAS_NOTES__
  const sameAs = site.profiles.map(({ url }) => url)
  const thing = {
    "@type": type,
    url: canonicalUrl(path, site),
    name: title,
    description,
    inLanguage: page.lang ?? site.language,
    ...(type === "ProfilePage" && { mainEntity: { ...person(site), ...(sameAs.length > 0 && { sameAs }) } }),
    ...(project && describeProject(site, project)),
    ...(hasNotes && note && describeNote(site, title, note)),
  }
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: canonicalUrl(to ?? path, site),
  }))
  return path === HOME_PATH ? [thing] : [thing, { "@type": "BreadcrumbList", itemListElement }]
}

/** A project is source code if it is software with a link to its source, else a creative work. */
function describeProject(site: DescribedSite, project: DescribedProject): Thing {
  const { date, type, tech, links } = project
  const source = links.find((link) => link.type === "source")
  const isSoftware = source !== undefined && (type === null || SOFTWARE.test(type))
  const others = links.filter((link) => !(isSoftware && link === source))
  return {
    "@type": isSoftware ? "SoftwareSourceCode" : "CreativeWork",
    creator: person(site),
    dateCreated: date,
    ...describeEntry(site, project),
    ...(type !== null && { genre: type }),
    ...(isSoftware && { codeRepository: source.url }),
    ...(isSoftware && tech.length > 0 && { programmingLanguage: tech }),
    ...(others.length > 0 && { subjectOf: others.map(({ url }) => ({ "@type": "WebPage", url })) }),
  }
}

function describeNote(site: DescribedSite, headline: string, note: DescribedNote): Thing {
  const origin = { headline, author: person(site), datePublished: note.date }
  return { "@type": "BlogPosting", ...origin, ...describeEntry(site, note) }
}

/** Returns what is said of projects and of notes. */
function describeEntry(site: DescribedSite, { updated, tags, cover }: DescribedNote) {
  const image = cover?.image?.images.fallback?.src
  return {
    ...(updated !== null && { dateModified: updated }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(image && { image: new URL(image, site.siteUrl).href }),
  }
}

export function person(site: DescribedSite): Thing {
  return {
    "@type": "Person",
    "@id": `${canonicalUrl(HOME_PATH, site)}#person`,
    name: site.author.name,
    url: canonicalUrl(ABOUT_PATH, site),
  }
}

/** Returns the text of a JSON-LD script. `<` could end the script, and Gatsby decodes character references in it. */
export function toJsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things })
  return json.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")
}
