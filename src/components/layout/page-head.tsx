import type { ReactNode } from "react"

import {
  ATOM_PATH,
  type CanonicalBase,
  canonicalUrl,
  fileUrl,
  HOME_PATH,
  isSamePage,
  JSON_FEED_PATH,
  markdownPath,
} from "~/src/lib/addresses/paths"
import { type DescribedSite, type Thing, toJsonLd } from "~/src/lib/document/structured-data"
import { TEXTS } from "~/src/lib/texts"

/** What the settings say that every page's head needs. */
type HeadSite = Omit<DescribedSite, "trailingSlash"> & { trailingSlash: string }

/** The picture that stands for a page where it is shared. Its path is without the base path. */
type SocialCard = { path: string; type: string; width: number; height: number }

type PageHeadProps = {
  site: HeadSite
  path: string
  title: string
  description: string
  /** What search engines are told of the page, in the words of schema.org. */
  about?: (site: DescribedSite) => Thing[]
  /** Whether there is a copy of the page as Markdown. */
  hasMarkdown?: boolean
  card: SocialCard | null
  children?: ReactNode
}

/** The head of a page: title, description, the one address it is known by (R2), and how it looks where it is shared. */
export function PageHead({
  site,
  path,
  title,
  description,
  about,
  hasMarkdown = false,
  card,
  children,
}: PageHeadProps) {
  const described: DescribedSite = { ...site, trailingSlash: site.trailingSlash as CanonicalBase["trailingSlash"] }
  const address = canonicalUrl(path, described)
  const isHome = isSamePage(path, HOME_PATH)
  const fullTitle = isHome ? site.title : `${title} · ${site.title}`
  const feedTitle = TEXTS.projectsFeed(site.title)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={isHome ? site.title : title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      <meta name="twitter:card" content={card === null ? "summary" : "summary_large_image"} />
      {card === null ? null : (
        <>
          <meta property="og:image" content={fileUrl(card.path, site)} />
          <meta property="og:image:type" content={card.type} />
          <meta property="og:image:width" content={`${card.width}`} />
          <meta property="og:image:height" content={`${card.height}`} />
          <meta property="og:image:alt" content={fullTitle} />
        </>
      )}
      <link rel="alternate" type="application/atom+xml" href={site.basePath + ATOM_PATH} title={feedTitle} />
      <link rel="alternate" type="application/feed+json" href={site.basePath + JSON_FEED_PATH} title={feedTitle} />
      {hasMarkdown ? <link rel="alternate" type="text/markdown" href={site.basePath + markdownPath(path)} /> : null}
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
