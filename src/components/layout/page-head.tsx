import type { ReactNode } from "react"

import { ATOM_PATH, canonicalUrl, fileUrl, HOME_PATH, JSON_FEED_PATH, markdownPath } from "~/src/lib/addresses/paths"
import { STRUCTURED_DATA_TYPE } from "~/src/lib/document/document-scripts"
import { pageLanguages } from "~/src/lib/document/page-languages"
import {
  type DescribedPage,
  type DescribedSite,
  describePage,
  type Thing,
  toJsonLd,
} from "~/src/lib/document/structured-data"
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
  const { path, title, description, project, note } = page
  const entry = project ?? note
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
      {!isCopy && <LanguageLinks languages={languages} siteUrl={site.siteUrl} />}
      <meta property="og:type" content={entry ? "article" : "website"} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={isHome ? site.title : title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.language.replaceAll("-", "_")} />
      <CardMetadata card={card} site={site} alt={fullTitle} />
      <link rel="alternate" type="application/atom+xml" href={site.basePath + ATOM_PATH} title={feedTitle} />
      <link rel="alternate" type="application/feed+json" href={site.basePath + JSON_FEED_PATH} title={feedTitle} />
      {hasMarkdown ? <link rel="alternate" type="text/markdown" href={site.basePath + markdownPath(path)} /> : null}
      {__IS_HTML__ && <StructuredData things={describePage(site, page, card?.path)} />}
      {children}
    </>
  )
}

export function StructuredData({ things }: { things: readonly Thing[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without tags
  return <script type={STRUCTURED_DATA_TYPE} dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
}

type LanguageLinksProps = { languages: ReturnType<typeof pageLanguages>; siteUrl: string }

/** Where the page is in each language of the site (J3). */
function LanguageLinks({ languages, siteUrl }: LanguageLinksProps) {
  const [original] = languages
  if (original === undefined || languages.length === 1) return null
  return (
    <>
      {languages.map(({ tag, address }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={siteUrl + address} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + original.address} />
    </>
  )
}

type CardMetadataProps = { card: Queries.HeadCardFragment | null; site: DescribedSite; alt: string }

function CardMetadata({ card, site, alt }: CardMetadataProps) {
  return (
    <>
      <meta name="twitter:card" content={card === null ? "summary" : "summary_large_image"} />
      {card && (
        <>
          <meta property="og:image" content={fileUrl(card.path, site)} />
          <meta property="og:image:width" content={`${card.width}`} />
          <meta property="og:image:height" content={`${card.height}`} />
          <meta property="og:image:alt" content={alt} />
        </>
      )}
    </>
  )
}
