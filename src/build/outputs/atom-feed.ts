import { escapeXml } from "~/src/build/outputs/escape-xml"
import type { Feed, FeedEntry } from "~/src/build/outputs/feed"

/** The text of `/feed.xml` (RFC 4287); `self` is its own address. */
export function atomFeed(feed: Feed, self: string): string {
  const { title, description, language, author, home, id, icon, updated, entries } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element("id", id),
    element("title", title),
    element("subtitle", description),
    element("updated", updated),
    `<author>${element("name", author.name)}${element("uri", author.url)}</author>`,
    element("icon", icon),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    ...entries.map(entryOf),
    "</feed>\n",
  ].join("\n")
}

function entryOf({ id, url, title, summary, published, updated, tags, html }: FeedEntry): string {
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element("published", published),
    element("updated", updated),
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element("summary", summary),
    ...(html === "" ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
    "</entry>",
  ].join("\n")
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
