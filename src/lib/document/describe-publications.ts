import { doiUrl } from "~/src/lib/addresses/doi-url"
import { fileUrl } from "~/src/lib/addresses/paths"
import { isFullDate } from "~/src/lib/dates"
import { type DescribedSite, person, type Thing } from "~/src/lib/document/structured-data"

/**
 * Describes the publications of a BibTeX file for search engines. They are below their author: a reader view takes the title of the
 * first article in the list for that of the page.
 */
export function describePublications(
  site: DescribedSite,
  { publications }: { publications: readonly Queries.PublicationFragment[] },
): Thing {
  const author = publications.flatMap(({ name, publisher, releaseDate, url, citation }) => {
    if (citation === null) return []
    const { doi, pdf, type } = citation
    const authors = citation.authors.filter((author) => author !== "et al.")
    const file = pdf?.startsWith("/") ? fileUrl(pdf, site) : pdf
    return {
      "@type": type,
      name,
      ...(authors.length > 0 && { author: authors.map((author) => authorOf(author, site)) }),
      ...(isFullDate(releaseDate) && { datePublished: releaseDate }),
      ...(publisher && venueOf(type, publisher)),
      ...(url && { url }),
      ...(doi && { sameAs: doiUrl(doi) }),
      ...(file && { encoding: { "@type": "MediaObject", contentUrl: file, encodingFormat: "application/pdf" } }),
    }
  })
  return { ...person(site), "@reverse": { author } }
}

function authorOf(name: string, site: DescribedSite): Thing {
  return name === site.author.name ? person(site) : { "@type": "Person", name }
}

function venueOf(type: string, name: string): Record<string, Thing> {
  return type === "ScholarlyArticle"
    ? { isPartOf: { "@type": "CreativeWork", name } }
    : { publisher: { "@type": "Organization", name } }
}
