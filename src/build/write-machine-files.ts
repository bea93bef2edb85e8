import type { BuildArgs } from "gatsby"

import type { CheckedPages } from "~/src/build/outputs/checked-pages"
import { escapeXml } from "~/src/build/outputs/escape-xml"
import { atomFeed, feedProjects, jsonFeed } from "~/src/build/outputs/feeds"
import { markdownCopies } from "~/src/build/outputs/markdown-copies"
import { writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import { ATOM_PATH, canonicalUrl, fileUrl, JSON_FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from "~/src/lib/addresses/paths"

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
  const files: Record<string, string> = {
    [SITEMAP_PATH]: sitemap(published),
    [ROBOTS_PATH]: `User-agent: *\nDisallow:\n\nSitemap: ${fileUrl(SITEMAP_PATH, site)}\n`,
    ...markdownCopies(published, checked),
    [ATOM_PATH]: atomFeed(feed, site),
    [JSON_FEED_PATH]: `${JSON.stringify(feed, null, 2)}\n`,
  }
  for (const [file, text] of Object.entries(files)) writePublicFile(file, text)
}

function sitemap({ site, paths, pages, projects }: Published): string {
  const updated = new Map([
    ...pages.map(({ name, updated: date }) => [PAGE_PATHS[name], date] as const),
    ...projects.map((project) => [project.path, project.updated] as const),
  ])
  const urls = paths.map((page) => {
    const date = updated.get(page)
    const lastmod = date === undefined ? "" : `<lastmod>${date}</lastmod>`
    return `<url><loc>${escapeXml(canonicalUrl(page, site))}</loc>${lastmod}</url>`
  })
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${[head, ...urls].join("\n")}\n</urlset>\n`
}
