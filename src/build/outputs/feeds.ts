import { portableHtml } from "~/src/build/markdown/portable-html"
import { escapeXml } from "~/src/build/outputs/escape-xml"
import { isCopy, type Published, type PublishedProject } from "~/src/build/read-published"
import {
  ABOUT_PATH,
  ATOM_PATH,
  canonicalUrl,
  fileUrl,
  HOME_PATH,
  JSON_FEED_PATH,
  PROJECTS_PATH,
  projectPath,
  TOUCH_ICON_PATH,
} from "~/src/lib/addresses/paths"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** A feed is for news. The list of all projects is on the site. */
const MOST_ENTRIES = 50

/** Returns the projects that changed last, newest first. Those that are not translated are in the feed of their own language. */
export function feedProjects(published: Published): PublishedProject[] {
  const own = published.projects.filter(({ path, listed }) => listed && !isCopy(path, published))
  return own.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a))).slice(0, MOST_ENTRIES)
}

function changedAt({ date, updated }: PublishedProject): string {
  return toTimestamp(updated ?? date)
}

/** Returns the start of a day, month or year. */
function toTimestamp(date: string): string {
  return `${`${date}-01-01`.slice(0, 10)}T00:00:00Z`
}

/** Returns `/feed.json` (JSON Feed 1.1) with absolute addresses; `texts` maps a project's slug to the HTML of its text. */
export function jsonFeed(published: Published, texts: ReadonlyMap<string, string>) {
  const { site, pages } = published
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: fillText(TEXTS.projectsFeed, { title: site.title }),
    description: pages.find(({ name }) => name === "home")?.description ?? "",
    home_page_url: canonicalUrl(HOME_PATH, site),
    feed_url: fileUrl(JSON_FEED_PATH, site),
    icon: fileUrl(TOUCH_ICON_PATH, site),
    language: site.language,
    authors: [{ name: site.author.name, url: canonicalUrl(ABOUT_PATH, site) }],
    items: feedProjects(published).map((project) => {
      const { slug, aliases, path, title, summary, date, tags } = project
      const url = canonicalUrl(path, site)
      const html = portableHtml(texts.get(slug) ?? "", url) || undefined
      return {
        // Stays the same when the slug or the trailing slash changes. The base path distinguishes two sites on one host.
        id: fileUrl(projectPath(aliases[0] ?? slug), site),
        ...{ url, title, summary },
        // JSON Feed requires one of the two.
        ...{ content_text: html === undefined ? summary : undefined, content_html: html },
        date_published: toTimestamp(date),
        date_modified: changedAt(project),
        tags,
      }
    }),
  }
}

/** Returns `/feed.xml` (Atom, RFC 4287) with the entries of the JSON feed. */
export function atomFeed(
  { title, description, icon, language, authors, items, ...feed }: ReturnType<typeof jsonFeed>,
  site: Published["site"],
) {
  const updated = items[0]?.date_modified ?? toTimestamp(String(site.copyright.year))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    ...elements({ id: fileUrl(PROJECTS_PATH, site), title, subtitle: description, updated }),
    ...authors.map(({ name, url }) => `<author>${elements({ name, uri: url }).join("")}</author>`),
    ...elements({ icon }),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(fileUrl(ATOM_PATH, site))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.home_page_url)}"/>`,
    ...items.flatMap(({ id, url, summary, tags, content_html: html, ...item }) => [
      "<entry>",
      ...elements({ id, title: item.title }),
      `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
      ...elements({ published: item.date_published, updated: item.date_modified }),
      ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      ...elements({ summary }),
      ...(html === undefined ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
      "</entry>",
    ]),
    "</feed>\n",
  ].join("\n")
}

function elements(texts: Record<string, string>): string[] {
  return Object.entries(texts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
}
