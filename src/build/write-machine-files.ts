import type { BuildArgs } from "gatsby"

import type { CheckedPages } from "~/src/build/outputs/checked-pages"
import { atomFeed, feedProjects, jsonFeed } from "~/src/build/outputs/feeds"
import { markdownCopies } from "~/src/build/outputs/markdown-copies"
import { sitemap } from "~/src/build/outputs/sitemap"
import { writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { ATOM_PATH, fileUrl, JSON_FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from "~/src/lib/addresses/paths"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"

const TEXTS_QUERY =
  "query ($slugs: [String!]!) { allProject(filter: { slug: { in: $slugs } }) { nodes { slug html } } }"

/** Writes what programs read: sitemap, robots.txt, feeds, and every page as Markdown. */
export async function writeMachineFiles(
  published: Published,
  checked: CheckedPages,
  graphql: BuildArgs["graphql"],
): Promise<void> {
  const slugs = feedProjects(published).map(({ slug }) => slug)
  const { data, errors } = await graphql<Pick<Queries.Query, "allProject">, object>(TEXTS_QUERY, { slugs })
  if (errors || data === undefined) throw new Error(`The query for the texts of projects failed: ${errors}`)
  const feed = jsonFeed(published, new Map(data.allProject.nodes.map(({ slug, html }) => [slug, html])))
  const { site } = published
  const sites =
    site.languages.length === 0 ? [site] : siteLanguagesOf(site).map(({ base }) => ({ ...site, basePath: base }))
  const sitemaps = sites.map((one) => `Sitemap: ${fileUrl(SITEMAP_PATH, one)}\n`)
  const files: Record<string, string> = {
    [SITEMAP_PATH]: sitemap(published),
    [ROBOTS_PATH]: `User-agent: *\nDisallow:\n\n${sitemaps.join("")}`,
    ...markdownCopies(published, checked),
    [ATOM_PATH]: atomFeed(feed, site),
    [JSON_FEED_PATH]: `${JSON.stringify(feed, null, 2)}\n`,
  }
  for (const [file, text] of Object.entries(files)) writePublicFile(file, text)
}
