import type { SiteLanguage } from "~/src/lib/addresses/site-languages"
import type { Look } from "~/src/lib/document/look"
import type { PageDocument } from "~/src/lib/document/page-document"
import type { IconData, IconSources } from "~/src/lib/icons/icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import type { FooterLink, NavigationItem } from "~/src/lib/navigation/navigation-item"
import type { Texts } from "~/src/lib/texts/texts"

// webpack replaces these names with values (src/build/webpack/webpack-config.ts) and drops code that cannot be reached.
declare global {
  /** The path below which the site is served; defined by Gatsby. */
  const __BASE_PATH__: string
  /** The SVGs of the interface's icons (I1). */
  const __INTERFACE_ICONS__: Record<InterfaceIcon, IconData>
  /** Where browsers fetch icons whose sets are not installed; null if they fetch none (I2). */
  const __ICON_SOURCES__: IconSources | null
  /** The language of the content, as a BCP 47 tag. */
  const __CONTENT_LANGUAGE__: string
  const __TEXTS__: Texts
  const __DIRECTION__: "ltr" | "rtl"
  /** The languages of the site, where each is and its own name; empty for a site in one language (J2). */
  const __LANGUAGES__: readonly (SiteLanguage & { name: string })[]
  /** What the error page says below the addresses of other languages: a sentence with its stop, and a link (J3). */
  const __NOT_FOUND_TEXTS__: readonly (SiteLanguage & { message: string; link: string })[]
  /** The addresses of the owner's own pages (W2). */
  const __OWN_PAGES__: readonly string[]
  /** The variants of the résumé that the About page names. */
  const __LISTED_CVS__: readonly { path: string; label: string }[]
  /** Whether the site has notes (W1). */
  const __HAS_NOTES__: boolean
  /** Whether a publication comes from a BibTeX file. */
  const __HAS_CITATIONS__: boolean
  /** Whether the About page has a timeline. */
  const __HAS_TIMELINE__: boolean
  /** The items of the navbar; null for those of the interface (W2). */
  const __NAVIGATION__: readonly NavigationItem[] | null
  /** Further links of the footer; null for none (W2). */
  const __FOOTER_LINKS__: readonly FooterLink[] | null
  /** Where the site is published: scheme and host. */
  const __SITE_URL__: string
  /** How often an open tab checks for a newer build, in milliseconds (F2). */
  const __FRESHNESS_POLL_MS__: number
  /** `style` is empty for the default look; `font` is the address of its display font, if it is another one (L6). */
  const __LOOK__: Pick<Look, "works" | "ratio"> & { style: string; font: string | null }
  /** The colour that browsers give their own interface (L6). */
  const __THEME_COLOUR__: string
  /** Whether the settings name an analytics provider (Y3). */
  const __HAS_ANALYTICS__: boolean
  /** Whether visitors are asked before anything is counted (Y3). */
  const __CONSENT_REQUIRED__: boolean
  /** The address of the web analytics script; null for none (Y1). */
  const __WEB_ANALYTICS_SCRIPT__: string | null
  /** The ids of the Google tag; null for none (Y2). */
  const __GOOGLE_TAG_IDS__: readonly string[] | null
  /** Whether documents are rendered: false in the scripts of pages. */
  const __IS_HTML__: boolean
  /** The inline script of every page; defined only while pages are rendered. */
  const __BOOT_SCRIPT__: string
  /** What all documents of a build share; null while developing, defined only while pages are rendered. */
  const __PAGE_DOCUMENT__: PageDocument | null
}
