import type { BuildArgs } from "gatsby"

import { atomFeed, feedProjects, jsonFeed, projectsFeed } from "~/src/build/outputs/feeds"
import { llmsFile, markdownCopies } from "~/src/build/outputs/markdown-copies"
import { type SitemapEntry, sitemapFiles } from "~/src/build/outputs/sitemap"
import { isOwnerFile, publicFiles, removePublic, writePublicFile } from "~/src/build/public-files"
import { type Published, readTexts } from "~/src/build/read-published"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import {
  ATOM_PATH,
  canonicalUrl,
  fileUrl,
  JSON_FEED_PATH,
  LLMS_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from "~/src/lib/addresses/paths"

/** Writes what programs read: sitemap, robots.txt, feeds, and every page as Markdown. */
export async function writeMachineFiles(published: Published, graphql: BuildArgs["graphql"]): Promise<void> {
  const addressOf = (file: string) => fileUrl(file, published.site)
  const slugs = feedProjects(published).map(({ slug }) => slug)
  const feed = projectsFeed(published, await readTexts(graphql, slugs))
  removeOutdated()
  const files: Record<string, string> = {
    ...sitemapFiles(sitemapEntries(published), { addressOf }),
    [ROBOTS_PATH]: `User-agent: *\nDisallow:\n\nSitemap: ${addressOf(SITEMAP_PATH)}\n`,
    ...markdownCopies(published, CONTENT_FOLDER),
    [LLMS_PATH]: llmsFile(published),
    [ATOM_PATH]: atomFeed(feed, addressOf(ATOM_PATH)),
    [JSON_FEED_PATH]: jsonFeed(feed, addressOf(JSON_FEED_PATH)),
  }
  for (const [file, text] of Object.entries(files)) writePublicFile(file, text)
}

/** Removes what an earlier build with other pages has left. */
function removeOutdated(): void {
  const made = publicFiles(".xml", ".md").filter((file) => /^sitemap-\d+\.xml$|\.md$/.test(file))
  for (const file of made) if (!isOwnerFile(file)) removePublic(file)
}

function sitemapEntries({ site, paths, pages, projects }: Published): SitemapEntry[] {
  const updated = new Map([
    ...pages.map(({ name, updated: date }) => [PAGE_PATHS[name], date] as const),
    ...projects.map((project) => [project.path, project.updated] as const),
  ])
  return paths.map((page) => ({ url: canonicalUrl(page, site), updated: updated.get(page) ?? null }))
}
