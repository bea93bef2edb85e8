type Listed = { citation?: { isSelected?: boolean } | null | undefined }

/** With more, the About page would consist of publications. */
const MOST_ON_ABOUT = 8
/** How many of them the About page shows, if the file selects none. */
const LATEST = 5

/** Returns whether publications have a page of their own: many of a BibTeX file. */
export function hasPublicationsPage(publications: readonly Listed[]): boolean {
  return publications.length > MOST_ON_ABOUT && publications.some(({ citation }) => citation)
}

/** Returns those of the publications, the latest first, that the About page shows. */
export function publicationsOnAbout<Publication extends Listed>(all: readonly Publication[]): readonly Publication[] {
  if (!hasPublicationsPage(all)) return all
  const selected = all.filter(({ citation }) => citation?.isSelected)
  return selected.length > 0 ? selected : all.slice(0, LATEST)
}
