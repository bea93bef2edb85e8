import { escapeXml } from "~/src/build/escape-xml"
import { portableHtml } from "~/src/build/markdown/portable-html"
import { isOwnerFile, readPublicFile } from "~/src/build/public-files"
import { isCopy, type Published, type PublishedEntry } from "~/src/build/read-published"
import { formerPath } from "~/src/lib/addresses/entry-paths"
import {
  ABOUT_PATH,
  ATOM_PATH,
  COLLECTIONS,
  canonicalUrl,
  FAVICON_PATH,
  fileUrl,
  HOME_PATH,
  ICON_PATH,
  JSON_FEED_PATH,
  listPath,
} from "~/src/lib/addresses/paths"
import { fillText } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

/** A feed is for news. The list of all projects is on the site. */
const MOST_ENTRIES = 50
const FEED_TITLES = { projects: TEXTS.projectsFeed, notes: NOTE_TEXTS.feed }

/** One feed: where it is, the list whose news it has, and its entries. */
export type Feed = { title: string; base: string; list: string; entries: PublishedEntry[] }

/** Returns the feeds of a site: of its projects, or with notes a joint one and one for each kind (W1). */
export function listFeeds(published: Published): Feed[] {
  const { site, projects, notes } = published
  const of = (text: string) => fillText(text, { title: site.title })
  const single = COLLECTIONS.map((collection) => {
    const list = listPath(collection)
    const entries = feedEntries(published[collection], published)
    return { title: of(FEED_TITLES[collection]), base: list, list, entries }
  })
  if (notes.length === 0) return single.slice(0, 1).map((feed) => ({ ...feed, base: "" }))
  const entries = feedEntries([...projects, ...notes], published)
  return [{ title: of(NOTE_TEXTS.everything), base: "", list: HOME_PATH, entries }, ...single]
}

/** Returns the entries that changed last, newest first. Those that are not translated are in the feed of their own language. */
function feedEntries(entries: readonly PublishedEntry[], published: Published): PublishedEntry[] {
  const own = entries.filter(({ path, listed }) => listed && !isCopy(path, published))
  return own.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a))).slice(0, MOST_ENTRIES)
}

function changedAt({ date, updated }: PublishedEntry): string {
  return toTimestamp(updated ?? date)
}

/** Returns the start of a day, month or year. */
function toTimestamp(date: string): string {
  return `${`${date}-01-01`.slice(0, 10)}T00:00:00Z`
}

/** Returns the text of an entry as HTML, and the address of its image: its cover, or else its social card. */
function readEntryPage({ path }: PublishedEntry, site: Published["site"]): { html: string; image?: string } {
  const { result } = JSON.parse(readPublicFile(`page-data${path}/page-data.json`))
  const { project, note, socialCard }: Partial<Queries.ProjectPageQuery & Queries.NotePageQuery> = result.data
  const { html = "", cover } = project ?? note ?? {}
  const file = cover?.image?.images.fallback?.src
  const image = file ? new URL(file, site.siteUrl).href : socialCard && fileUrl(socialCard.path, site)
  return { html, ...(image && { image }) }
}

/** Returns a feed (JSON Feed 1.1) with absolute addresses. */
export function jsonFeed({ title, base, list, entries }: Feed, { site, pages }: Published) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: pages.find(({ name }) => name === "home")?.description ?? "",
    home_page_url: canonicalUrl(list, site),
    feed_url: fileUrl(base + JSON_FEED_PATH, site),
    ...(isOwnerFile(ICON_PATH) && { icon: fileUrl(ICON_PATH, site), favicon: fileUrl(FAVICON_PATH, site) }),
    language: site.language,
    authors: [{ name: site.author.name, url: canonicalUrl(ABOUT_PATH, site) }],
    items: entries.map((entry) => {
      const { collection, slug, aliases, path, summary, date, tags } = entry
      const url = canonicalUrl(path, site)
      const { html: text, image } = readEntryPage(entry, site)
      const html = portableHtml(text, url) || undefined
      return {
        // Stays the same when the slug or the trailing slash changes. The base path distinguishes two sites on one host.
        id: fileUrl(formerPath(collection, aliases[0] ?? slug), site),
        ...{ url, title: entry.title, summary },
        // JSON Feed requires one of the two.
        ...{ content_text: html === undefined ? summary : undefined, content_html: html },
        image,
        date_published: toTimestamp(date),
        date_modified: changedAt(entry),
        tags,
      }
    }),
  }
}

export function atomFeed(
  { title, description, icon, language, authors, items, ...feed }: ReturnType<typeof jsonFeed>,
  { list, base }: Feed,
  site: Published["site"],
) {
  const updated = items[0]?.date_modified ?? toTimestamp(String(site.copyright.year))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${escapeXml(language)}">`,
    ...elements({ id: fileUrl(list, site), title, subtitle: description, updated }),
    ...authors.map(({ name, url }) => `<author>${elements({ name, uri: url }).join("")}</author>`),
    ...(icon === undefined ? [] : elements({ icon })),
    // Some readers take the first link for the site's.
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.home_page_url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(fileUrl(base + ATOM_PATH, site))}"/>`,
    ...items.flatMap(({ id, url, summary, tags, image, content_html: html, ...item }) => [
      "<entry>",
      ...elements({ id, title: item.title }),
      `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
      ...elements({ published: item.date_published, updated: item.date_modified }),
      ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      ...elements({ summary }),
      ...(image === undefined ? [] : [`<media:thumbnail url="${escapeXml(image)}"/>`]),
      ...(html === undefined ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
      "</entry>",
    ]),
    "</feed>\n",
  ].join("\n")
}

function elements(texts: Record<string, string>): string[] {
  return Object.entries(texts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
}
