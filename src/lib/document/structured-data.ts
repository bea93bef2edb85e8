import { ABOUT_PATH, type CanonicalBase, canonicalUrl, HOME_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, type PageCrumb } from "~/src/lib/document/crumbs"

/** An object of schema.org, for search engines. */
type Thing = { "@type": string } & Record<string, unknown>

export type DescribedSite = CanonicalBase & Omit<Queries.HeadSiteFragment, "trailingSlash">

export type DescribedPage = {
  path: string
  title: string
  description: string
  /** Of schema.org; a plain web page by default. */
  type?: "CollectionPage"
  /** Without them, the page is right below the home page. */
  crumbs?: readonly PageCrumb[]
}

type ProjectField = "date" | "updated" | "type" | "tags" | "tech"
export type DescribedProject = Pick<NonNullable<Queries.ProjectPageQuery["project"]>, ProjectField> & {
  links: readonly { type: string; url: string }[]
  image: string | null
}

/** Types of projects that are software; for any other type, a link to a "source" is not one to source code. */
const SOFTWARE =
  /\b(app|application|software|program|library|package|tool|framework|plugin|extension|website|game|api|cli|service|script|compiler|bot|template|theme)\b/i

/** Describes a page about the owner: home or About. */
export function describeProfile(site: DescribedSite, page: DescribedPage): Thing[] {
  const sameAs = site.profiles.map(({ url }) => url)
  const mainEntity = { ...person(site), ...(sameAs.length > 0 && { sameAs }) }
  const thing = { ...work("ProfilePage", site, page), mainEntity }
  return page.path === HOME_PATH ? [thing] : [thing, breadcrumbs(site, page)]
}

/** Describes any other page. */
export function describePage(site: DescribedSite, page: DescribedPage): Thing[] {
  return [work(page.type ?? "WebPage", site, page), breadcrumbs(site, page)]
}

/** Describes a project: as source code if it is software with a link to its source, else as a creative work. */
export function describeProject(site: DescribedSite, page: DescribedPage, project: DescribedProject): Thing[] {
  const { date, updated, type, tags, tech, links, image } = project
  const source = links.find((link) => link.type === "source")
  const isSoftware = source !== undefined && (type === null || SOFTWARE.test(type))
  const others = links.filter((link) => !(isSoftware && link === source))
  const thing = {
    ...work(isSoftware ? "SoftwareSourceCode" : "CreativeWork", site, page),
    creator: person(site),
    dateCreated: date,
    ...(updated !== null && { dateModified: updated }),
    ...(type !== null && { genre: type }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(image !== null && { image }),
    ...(isSoftware && { codeRepository: source.url }),
    ...(isSoftware && tech.length > 0 && { programmingLanguage: tech }),
    ...(others.length > 0 && { subjectOf: others.map(({ url }) => ({ "@type": "WebPage", url })) }),
  }
  return [thing, breadcrumbs(site, page)]
}

/** Returns the text of a script element: `<` could end it, and Gatsby decodes character references in the scripts of a Head. */
export function toJsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things })
  return json.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")
}

function work(type: string, site: DescribedSite, { path, title, description }: DescribedPage): Thing {
  return { "@type": type, url: canonicalUrl(path, site), name: title, description, inLanguage: site.language }
}

function person(site: DescribedSite): Thing {
  return {
    "@type": "Person",
    "@id": `${canonicalUrl(HOME_PATH, site)}#person`,
    name: site.author.name,
    url: canonicalUrl(ABOUT_PATH, site),
  }
}

function breadcrumbs(site: DescribedSite, { path, title, crumbs }: DescribedPage): Thing {
  const steps = crumbs ?? [HOME_CRUMB, { label: title }]
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: canonicalUrl(to ?? path, site),
    })),
  }
}
