import type { ReactNode } from "react"

import { type CanonicalBase, canonicalUrl, HOME_PATH, isSamePage, type TrailingSlash } from "~/src/lib/paths"

/** What the settings say that every page's head needs. */
type HeadSite = { title: string; siteUrl: string; basePath: string; trailingSlash: string }

type PageHeadProps = { site: HeadSite; path: string; title: string; description: string; children?: ReactNode }

/** The head of a page: title, description, and the one address it is known by (R2). */
export function PageHead({ site, path, title, description, children }: PageHeadProps) {
  const base: CanonicalBase = { ...site, trailingSlash: site.trailingSlash as TrailingSlash }
  return (
    <>
      <title>{isSamePage(path, HOME_PATH) ? site.title : `${title} · ${site.title}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonicalUrl(path, base)} />
      {children}
    </>
  )
}
