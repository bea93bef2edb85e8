import { ABOUT_PATH, type CanonicalBase, canonicalUrl, fileUrl, HOME_PATH } from "~/src/lib/addresses/paths"
import { isFullDate } from "~/src/lib/dates"
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
  /** The owner, on a page of the type `ProfilePage`. */
  mainEntity?: Thing | null
  /** By default, the page is directly below the home page. */
  crumbs?: readonly PageCrumb[]
  project?: DescribedProject
  note?: DescribedNote
  translations?: Translations
}

type ProjectField = "date" | "updated" | "type" | "tags"
type Covered = { cover: { image: Pick<ImageData, "images"> | null } | null }
export type DescribedProject = Pick<NonNullable<Queries.ProjectPageQuery["project"]>, ProjectField> &
  Covered & { links: readonly { type: string; url: string }[] }
type DescribedNote = Pick<NonNullable<Queries.NotePageQuery["note"]>, "date" | "updated" | "tags"> &
  Covered & { canonical?: string | null }

/**
 * Describes a page and its breadcrumbs. Home and About describe their owner, the page of a project the project; home also names the
 * site. `card` is the path of the page's social card.
 */
export function describePage(site: DescribedSite, page: DescribedPage, card?: string): Thing[] {
  const { path, title, description, type = "WebPage", crumbs = [HOME_CRUMB, { label: title }], project, note } = page
  // A site without notes leaves out the code for them (W1).
  const hasNotes = typeof __HAS_NOTES__ === "undefined" || __HAS_NOTES__
  const thing = {
    "@type": type,
    url: canonicalUrl(path, site),
    name: title,
    description,
    inLanguage: page.lang ?? site.language,
    ...(page.mainEntity && { mainEntity: page.mainEntity }),
    ...((project || note) && card && { image: fileUrl(card, site) }),
    ...(project && describeProject(site, project)),
    ...(hasNotes && note && describeNote(site, title, note)),
  }
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: canonicalUrl(to ?? path, site),
  }))
  return [
    thing,
    path === HOME_PATH
      ? { "@type": "WebSite", url: thing.url, name: site.title }
      : { "@type": "BreadcrumbList", itemListElement },
  ]
}

type Owner = { description: string | null | undefined; portrait?: Covered["cover"] | undefined }

/** Null if the settings are missing, which only the development server allows. */
export function describeOwner(
  settings: Queries.HeadSiteFragment | null,
  { description, portrait }: Owner,
): Thing | null {
  if (settings === null) return null
  const site = settings as DescribedSite
  const sameAs = site.profiles.map(({ url }) => url)
  return {
    ...person(site),
    ...(description && { description }),
    ...imageOf(site, portrait),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** A project with a link to its source code is that code, whatever its type is called; any other is a creative work. */
function describeProject(site: DescribedSite, project: DescribedProject): Thing {
  const { date, type, links } = project
  const source = links.find((link) => link.type === "source")
  const others = links.filter((link) => link !== source)
  return {
    "@type": source ? "SoftwareSourceCode" : "CreativeWork",
    creator: person(site),
    ...(isFullDate(date) && { dateCreated: date }),
    ...describeEntry(site, project),
    ...(type !== null && { genre: type }),
    ...(source && { codeRepository: source.url }),
    ...(others.length > 0 && { subjectOf: others.map(({ url }) => ({ "@type": "WebPage", url })) }),
  }
}

function describeNote(site: DescribedSite, headline: string, note: DescribedNote): Thing {
  const dates = isFullDate(note.date) && { datePublished: note.date, dateModified: note.date }
  return { "@type": "BlogPosting", headline, author: person(site), ...dates, ...describeEntry(site, note) }
}

function describeEntry(site: DescribedSite, { updated, tags, cover }: DescribedNote) {
  return {
    ...(isFullDate(updated) && { dateModified: updated }),
    ...(tags.length > 0 && { keywords: tags }),
    ...imageOf(site, cover),
  }
}

function imageOf({ siteUrl }: DescribedSite, picture: Covered["cover"] | undefined) {
  const image = picture?.image?.images.fallback?.src
  return image && { image: new URL(image, siteUrl).href }
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
