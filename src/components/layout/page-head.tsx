import type { ReactNode } from "react"

import { ATOM_PATH, type CanonicalBase, canonicalUrl, HOME_PATH, isSamePage, JSON_FEED_PATH } from "~/src/lib/paths"
import { type DescribedSite, type Thing, toJsonLd } from "~/src/lib/structured-data"
import { TEXTS } from "~/src/lib/texts"

/** What the settings say that every page's head needs. */
type HeadSite = Omit<DescribedSite, "trailingSlash"> & { trailingSlash: string }

type PageHeadProps = {
  site: HeadSite
  path: string
  title: string
  description: string
  /** What search engines are told of the page, in the words of schema.org. */
  about?: (site: DescribedSite) => Thing[]
  children?: ReactNode
}

/** The head of a page: title, description, the one address it is known by (R2), and how it looks where it is shared. */
export function PageHead({ site, path, title, description, about, children }: PageHeadProps) {
  const described: DescribedSite = { ...site, trailingSlash: site.trailingSlash as CanonicalBase["trailingSlash"] }
  const address = canonicalUrl(path, described)
  const isHome = isSamePage(path, HOME_PATH)
  const feedTitle = TEXTS.projectsFeed(site.title)
  return (
    <>
      <title>{isHome ? site.title : `${title} · ${site.title}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={isHome ? site.title : title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="alternate" type="application/atom+xml" href={site.basePath + ATOM_PATH} title={feedTitle} />
      <link rel="alternate" type="application/feed+json" href={site.basePath + JSON_FEED_PATH} title={feedTitle} />
      {about === undefined ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data whose tags are escaped
          dangerouslySetInnerHTML={{ __html: toJsonLd(about(described)) }}
        />
      )}
      {children}
    </>
  )
}

/** Open Graph writes `en-GB` as `en_GB`. */
function openGraphLocale(language: string): string {
  return language.replaceAll("-", "_")
}
