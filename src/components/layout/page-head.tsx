import type { ReactNode } from "react"

import { ATOM_PATH, canonicalUrl, fileUrl, HOME_PATH, JSON_FEED_PATH, markdownPath } from "~/src/lib/addresses/paths"
import { pageLanguages } from "~/src/lib/document/page-languages"
import { type DescribedPage, type DescribedSite, describePage, toJsonLd } from "~/src/lib/document/structured-data"
import { fillText } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

type PageHeadProps = {
  data: { siteSettings: Queries.HeadSiteFragment | null; socialCard: Queries.HeadCardFragment | null }
  page: DescribedPage | null
  hasMarkdown?: boolean
  children?: ReactNode
}

/** Title, description, canonical URL (R2) and feeds of a page, and metadata for search engines and social media. */
export function PageHead({ data, page, hasMarkdown, children }: PageHeadProps) {
  if (data.siteSettings === null || page === null) return null
  const card = data.socialCard
  const site = data.siteSettings as DescribedSite
  const { path, title, description } = page
  const languages = pageLanguages(path, site.trailingSlash, page.translations)
  const [original] = languages
  // A text without a translation is a copy of the original (J4).
  const isCopy = original !== undefined && languages.every(({ tag }) => tag !== site.language)
  const url = isCopy ? site.siteUrl + original.address : canonicalUrl(path, site)
  const isHome = path === HOME_PATH
  const fullTitle = isHome ? site.title : `${title} · ${site.title}`
  const feedTitle = fillText(__HAS_NOTES__ ? NOTE_TEXTS.everything : TEXTS.projectsFeed, { title: site.title })
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={(__HAS_NOTES__ && page.note?.canonical) || url} />
      {languages.length > 1 && !isCopy && original !== undefined && (
        <>
          {languages.map(({ tag, address }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={site.siteUrl + address} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={site.siteUrl + original.address} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={isHome ? site.title : title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.language.replaceAll("-", "_")} />
      <meta name="twitter:card" content={card === null ? "summary" : "summary_large_image"} />
      {card && (
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
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without tags
        dangerouslySetInnerHTML={{ __html: toJsonLd(describePage(site, page)) }}
      />
      {children}
    </>
  )
}
