import { portableHtml } from "~/src/build/markdown/portable-html"
import { escapeXml } from "~/src/build/outputs/escape-xml"
import type { Published, PublishedProject } from "~/src/build/read-published"
import {
  ABOUT_PATH,
  canonicalUrl,
  fileUrl,
  HOME_PATH,
  PROJECTS_PATH,
  projectPath,
  TOUCH_ICON_PATH,
} from "~/src/lib/addresses/paths"
import { toTimestamp } from "~/src/lib/dates"
import { TEXTS } from "~/src/lib/texts"

/** Readers need no more. */
const MOST_ENTRIES = 50

export type Feed = ReturnType<typeof projectsFeed>

/** Returns the projects that changed last, newest first. */
export function feedProjects({ projects }: Published): PublishedProject[] {
  return projects.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a))).slice(0, MOST_ENTRIES)
}

/** Returns the content of the feeds; `texts` is the HTML of each project's text by its slug. All addresses are absolute. */
export function projectsFeed(published: Published, texts: ReadonlyMap<string, string>) {
  const { site } = published
  const entries = feedProjects(published).map((project) => {
    const { slug, aliases, path, title, summary, tags } = project
    const url = canonicalUrl(path, site)
    return {
      // Stays the same after a new slug or trailing slash. The base path distinguishes two sites of one host.
      id: fileUrl(projectPath(aliases[0] ?? slug), site),
      ...{ url, title, summary, tags },
      published: toTimestamp(project.date),
      updated: changedAt(project),
      html: portableHtml(texts.get(slug) ?? "", url),
    }
  })
  return {
    title: TEXTS.projectsFeed(site.title),
    description: published.pages.find(({ name }) => name === "home")?.description ?? "",
    language: site.language,
    author: { name: site.author.name, url: canonicalUrl(ABOUT_PATH, site) },
    home: canonicalUrl(HOME_PATH, site),
    id: fileUrl(PROJECTS_PATH, site),
    icon: fileUrl(TOUCH_ICON_PATH, site),
    updated: entries[0]?.updated ?? toTimestamp(String(site.copyright.year)),
    entries,
  }
}

function changedAt({ date, updated }: PublishedProject): string {
  return toTimestamp(updated ?? date)
}

/** Returns `/feed.xml` (Atom, RFC 4287). */
export function atomFeed(feed: Feed, ownUrl: string): string {
  const { title, description, language, author, home, id, icon, updated, entries } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    ...elements({ id, title, subtitle: description, updated }),
    `<author>${elements({ name: author.name, uri: author.url }).join("")}</author>`,
    ...elements({ icon }),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(ownUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    ...entries.flatMap((entry) => [
      "<entry>",
      ...elements({ id: entry.id, title: entry.title }),
      `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
      ...elements({ published: entry.published, updated: entry.updated }),
      ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      ...elements({ summary: entry.summary }),
      ...(entry.html === "" ? [] : [`<content type="html">${escapeXml(entry.html)}</content>`]),
      "</entry>",
    ]),
    "</feed>\n",
  ].join("\n")
}

function elements(texts: Record<string, string>): string[] {
  return Object.entries(texts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
}

/** Returns `/feed.json` (JSON Feed 1.1). */
export function jsonFeed({ home, author, entries, ...feed }: Feed, ownUrl: string): string {
  const output = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: home,
    feed_url: ownUrl,
    icon: feed.icon,
    language: feed.language,
    authors: [author],
    items: entries.map(({ id, url, title, summary, published, updated, tags, html }) => ({
      ...{ id, url, title, summary },
      // Every item needs a content.
      ...(html === "" ? { content_text: summary } : { content_html: html }),
      date_published: published,
      date_modified: updated,
      tags,
    })),
  }
  return `${JSON.stringify(output, null, 2)}\n`
}
