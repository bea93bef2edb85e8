import { ABOUT_PATH, type CanonicalBase, canonicalUrl, HOME_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import type { PartialDate } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

/** A description in the words of schema.org, for search engines. */
export type Thing = { "@type": string } & Record<string, unknown>

export type DescribedSite = CanonicalBase & {
  title: string
  language: string
  author: { name: string }
  profiles: readonly { url: string }[]
}

export type DescribedPage = { path: string; title: string; description: string }

export type DescribedProject = DescribedPage & {
  date: PartialDate
  updated: PartialDate | null
  type: string | null
  tags: readonly string[]
  tech: readonly string[]
  links: readonly { type: string; url: string }[]
  image: string | null
}

/** Kinds of work that are made of code; of any other kind, a "source" is what a text was taken from. */
const SOFTWARE =
  /\b(app|application|software|program|library|package|tool|framework|plugin|extension|website|game|api|cli|service|script|compiler|bot|template|theme)\b/i

/** A page that is about the owner: home and About. */
export function describeProfile(site: DescribedSite, { path, title, description }: DescribedPage): Thing[] {
  const page: Thing = {
    "@type": "ProfilePage",
    url: canonicalUrl(path, site),
    name: title,
    description,
    inLanguage: site.language,
    mainEntity: {
      ...person(site),
      ...(site.profiles.length === 0 ? {} : { sameAs: site.profiles.map(({ url }) => url) }),
    },
  }
  return path === HOME_PATH ? [page] : [page, breadcrumbs(site, [{ path, title }])]
}

/** Any other single page. */
export function describePage(
  site: DescribedSite,
  { path, title, description }: DescribedPage,
  type = "WebPage",
): Thing[] {
  const page: Thing = {
    "@type": type,
    url: canonicalUrl(path, site),
    name: title,
    description,
    inLanguage: site.language,
  }
  return [page, breadcrumbs(site, [{ path, title }])]
}

/** A part of the list of projects, with the steps that lead to it from the home page. */
export function describeListPart(
  site: DescribedSite,
  { path, title, description }: DescribedPage,
  steps: readonly { path: string; title: string }[],
): Thing[] {
  const [page] = describePage(site, { path, title, description }, "CollectionPage")
  return page === undefined ? [] : [page, breadcrumbs(site, steps)]
}

/** A project: source code where it is software whose source can be seen, otherwise a creative work. */
export function describeProject(site: DescribedSite, project: DescribedProject): Thing[] {
  const { path, title, description, date, updated, type, tags, tech, links, image } = project
  const source = links.find((link) => link.type === "source")
  const isSoftware = source !== undefined && (type === null || SOFTWARE.test(type))
  const others = links.filter((link) => !(isSoftware && link === source)).map(({ url }) => url)
  const work: Thing = {
    "@type": isSoftware ? "SoftwareSourceCode" : "CreativeWork",
    url: canonicalUrl(path, site),
    name: title,
    description,
    inLanguage: site.language,
    creator: person(site),
    dateCreated: date,
    ...(updated === null ? {} : { dateModified: updated }),
    ...(type === null ? {} : { genre: type }),
    ...(tags.length === 0 ? {} : { keywords: tags }),
    ...(image === null ? {} : { image }),
    ...(isSoftware ? { codeRepository: source.url } : {}),
    ...(isSoftware && tech.length > 0 ? { programmingLanguage: tech } : {}),
    ...(others.length === 0 ? {} : { subjectOf: others.map((url) => ({ "@type": "WebPage", url })) }),
  }
  const list = { path: PROJECTS_PATH, title: TEXTS.projects }
  return [work, breadcrumbs(site, [list, { path, title }])]
}

/**
 * Returns the text of a script element that holds data: nothing in it can end the element. Gatsby decodes character references
 * in the scripts of a Head, so there is no `&` either.
 */
export function toJsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things })
  return json.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")
}

function person(site: DescribedSite): Thing {
  return {
    "@type": "Person",
    "@id": `${canonicalUrl(HOME_PATH, site)}#person`,
    name: site.author.name,
    url: canonicalUrl(ABOUT_PATH, site),
  }
}

function breadcrumbs(site: DescribedSite, steps: readonly { path: string; title: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ path: HOME_PATH, title: TEXTS.home }, ...steps].map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: canonicalUrl(path, site),
    })),
  }
}
