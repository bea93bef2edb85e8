import type { Feed } from "~/src/build/outputs/feed"
import { toJsonWithoutAtSigns } from "~/src/build/outputs/to-json-without-at-signs"

/** The text of `/feed.json` (JSON Feed 1.1); `self` is its own address. */
export function jsonFeed(feed: Feed, self: string): string {
  const { title, description, language, author, home, icon, entries } = feed
  const output = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: self,
    icon,
    language,
    authors: [author],
    items: entries.map(({ id, url, title: heading, summary, published, updated, tags, html }) => ({
      id,
      url,
      title: heading,
      summary,
      // Every item needs a content; one without a text has its sentence.
      ...(html === "" ? { content_text: summary } : { content_html: html }),
      date_published: published,
      date_modified: updated,
      tags,
    })),
  }
  return `${toJsonWithoutAtSigns(output, 2)}\n`
}
