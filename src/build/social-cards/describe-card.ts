import type { SocialCard } from "~/src/build/social-cards/card-file"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { tagsPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, HOME_PATH, isSamePage, isWithin, listPath, PUBLICATIONS_PATH } from "~/src/lib/addresses/paths"
import { formatPeriod, type PartialDate } from "~/src/lib/dates"
import { THEME_COLOUR } from "~/src/lib/document/default-theme-colour"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { CITATION_TEXTS } from "~/src/lib/resume/citation-texts"
import { RESUME_TEXTS } from "~/src/lib/resume/resume-texts"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

type Site = Pick<SiteSettings, "title" | "siteUrl" | "language" | "theme" | "author">
type Picture = SocialCard["picture"]
type Project = { title: string; type?: string | null; date: PartialDate; endDate?: PartialDate | "present" | null }
type Page = { title: string; headline?: string | null; description: string }

export function projectCard(site: Site, { title, type, date, endDate }: Project, picture: Picture): SocialCard {
  const label = [type, formatPeriod(date, endDate ?? null, site.language)].filter(Boolean).join(" · ")
  return { ...siteOf(site), title, label, text: null, picture }
}

/** Returns the card of a single page; that of the home page is about the owner. */
export function pageCard(site: Site, page: Page & { path: string }, picture: Picture): SocialCard {
  const isHome = isSamePage(page.path, HOME_PATH)
  const title = isHome ? site.title : page.title
  const text = (isHome ? page.headline : null) ?? page.description
  return { ...siteOf(site), title, label: null, text, picture }
}

/** Returns the card of a list of entries or of one of its pages, with `tag` for the list of a tag; null for any other path. */
export function listCard(site: Site, path: string, tag: string | null): SocialCard | null {
  const collection = COLLECTIONS.find((name) => isWithin(path, listPath(name)))
  if (isSamePage(path, PUBLICATIONS_PATH)) return publicationsCard(site)
  if (collection === undefined) return null
  const texts = collectionTexts(collection)
  const shared = { ...siteOf(site), label: null, picture: null }
  if (tag !== null) return { ...shared, label: texts.title, title: tag, text: null }
  if (isSamePage(path, tagsPath(collection))) return { ...shared, title: TEXTS.tags, text: texts.tagsIntro }
  return { ...shared, title: texts.title, text: texts.intro }
}

function publicationsCard(site: Site): SocialCard {
  const text = fillText(CITATION_TEXTS.intro, { name: site.author.name })
  return { ...siteOf(site), label: null, picture: null, title: RESUME_TEXTS.resume.publications, text }
}

function siteOf({ title, siteUrl, theme }: Site) {
  return { name: title, host: new URL(siteUrl).host, accent: theme.accent ?? THEME_COLOUR }
}
