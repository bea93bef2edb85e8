import { existsSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"

import { atomFeed, feedProjects, jsonFeed, projectsFeed } from "~/src/build/outputs/feeds"
import { llmsFile, markdownCopies } from "~/src/build/outputs/markdown-copies"
import { type SitemapEntry, sitemapFiles } from "~/src/build/outputs/sitemap"
import { type Published, readPublished, readTexts } from "~/src/build/read-published"
import { publicFiles, removePublic, writePublicFile } from "~/src/build/write-files"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"
import { ATOM_PATH, canonicalUrl, fileUrl, JSON_FEED_PATH, LLMS_PATH, ROBOTS_PATH, SITEMAP_PATH } from "~/src/lib/paths"

/** Writes what machines read beside the pages: sitemap, robots.txt, feeds, and every page as Markdown. */
export async function writeMachineFiles({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const published = await readPublished(graphql)
  const addressOf = (file: string) => fileUrl(file, published.site)
  removeOutdated()
  const texts = await readTexts(
    graphql,
    feedProjects(published).map(({ slug }) => slug),
  )
  const feed = projectsFeed(published, texts)
  writeFiles({
    ...sitemapFiles(sitemapEntries(published), { addressOf }),
    [ROBOTS_PATH]: `User-agent: *\nDisallow:\n\nSitemap: ${addressOf(SITEMAP_PATH)}\n`,
    ...markdownCopies(published, CONTENT_FOLDER),
    [LLMS_PATH]: llmsFile(published),
    [ATOM_PATH]: atomFeed(feed, addressOf(ATOM_PATH)),
    [JSON_FEED_PATH]: jsonFeed(feed, addressOf(JSON_FEED_PATH)),
  })
}

/** A file of the owner's own below `static` counts more than one that is made. */
function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    if (!existsSync(path.join("static", file))) writePublicFile(file, text)
  }
}

/** What an earlier build with other pages has left; the owner's own files stay. */
function removeOutdated(): void {
  const made = publicFiles(".xml", ".md").filter((file) => /^sitemap-\d+\.xml$|\.md$/.test(file))
  for (const file of made) if (!existsSync(path.join("static", file))) removePublic(file)
}

function sitemapEntries({ site, paths, pages, projects }: Published): SitemapEntry[] {
  const updated = new Map([
    ...pages.map(({ name, updated: date }) => [name === "home" ? "/" : `/${name}`, date] as const),
    ...projects.map((project) => [project.path, project.updated] as const),
  ])
  return paths.map((page) => ({ url: canonicalUrl(page, site), updated: updated.get(page) ?? null }))
}
