import type { BuildArgs } from "gatsby"

import type { CheckedPages } from "~/src/build/outputs/checked-pages"
import { atomFeed, jsonFeed, listFeeds } from "~/src/build/outputs/feeds"
import { markdownCopies } from "~/src/build/outputs/markdown-copies"
import { sitemap } from "~/src/build/outputs/sitemap"
import { writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { ATOM_PATH, fileUrl, JSON_FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from "~/src/lib/addresses/paths"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"

const TEXTS_QUERY = "query ($paths: [String!]!) { allEntry(filter: { path: { in: $paths } }) { nodes { path html } } }"

/** Writes what programs read: sitemap, robots.txt, feeds, and every page as Markdown. */
export async function writeMachineFiles(
  published: Published,
  checked: CheckedPages,
  graphql: BuildArgs["graphql"],
): Promise<void> {
  const feeds = listFeeds(published)
  const paths = feeds.flatMap(({ entries }) => entries.map(({ path }) => path))
  const { data, errors } = await graphql<Pick<Queries.Query, "allEntry">, object>(TEXTS_QUERY, { paths })
  if (errors || data === undefined) throw new Error(`The query for the texts of feeds failed: ${errors}`)
  const texts = new Map(data.allEntry.nodes.map(({ path, html }) => [path, html]))
  const { site } = published
  const sites =
    site.languages.length === 0 ? [site] : siteLanguagesOf(site).map(({ base }) => ({ ...site, basePath: base }))
  const sitemaps = sites.map((one) => `Sitemap: ${fileUrl(SITEMAP_PATH, one)}\n`)
  const files: Record<string, string> = {
    [SITEMAP_PATH]: sitemap(published),
    [ROBOTS_PATH]: `User-agent: *\nDisallow:\n\n${sitemaps.join("")}`,
    ...markdownCopies(published, checked),
  }
  for (const feed of feeds) {
    const json = jsonFeed(feed, published, texts)
    files[feed.base + ATOM_PATH] = atomFeed(json, feed, site)
    files[feed.base + JSON_FEED_PATH] = `${JSON.stringify(json, null, 2)}\n`
  }
  for (const [file, text] of Object.entries(files)) writePublicFile(file, text)
}
