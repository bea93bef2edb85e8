import { readEnvironment } from "~/src/build/environment"
import type { CheckedPages } from "~/src/build/outputs/checked-pages"
import { atomFeed, jsonFeed, listFeeds } from "~/src/build/outputs/feeds"
import { markdownCopies } from "~/src/build/outputs/markdown-copies"
import { sitemap } from "~/src/build/outputs/sitemap"
import { writePublicFile } from "~/src/build/public-files"
import type { Published } from "~/src/build/read-published"
import {
  ABOUT_PATH,
  ATOM_PATH,
  canonicalUrl,
  fileUrl,
  JSON_FEED_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from "~/src/lib/addresses/paths"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"

const SECURITY_PATH = "/.well-known/security.txt"
/** RFC 9116 wants less than a year. */
const EXPIRES_AFTER_DAYS = 360

/** Returns security.txt, if the owner has an address to write to. Its place is the root of a host. It leads to the About page, which hides the address. */
function securityFile(site: Published["site"]): Record<string, string> {
  if (site.author.email === undefined || site.basePath !== "") return {}
  const expires = new Date(readEnvironment().builtAt)
  expires.setUTCDate(expires.getUTCDate() + EXPIRES_AFTER_DAYS)
  const fields = {
    Contact: canonicalUrl(ABOUT_PATH, site),
    Expires: expires.toISOString(),
    "Preferred-Languages": site.language,
    Canonical: fileUrl(SECURITY_PATH, site),
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  return { [SECURITY_PATH]: lines.join("") }
}

/** Writes what programs read: sitemap, robots.txt, feeds, and every page as Markdown. */
export function writeMachineFiles(published: Published, checked: CheckedPages): void {
  const { site } = published
  const sites =
    site.languages.length === 0 ? [site] : siteLanguagesOf(site).map(({ base }) => ({ ...site, basePath: base }))
  const sitemaps = sites.map((one) => `Sitemap: ${fileUrl(SITEMAP_PATH, one)}\n`)
  const files: Record<string, string> = {
    [SITEMAP_PATH]: sitemap(published),
    [ROBOTS_PATH]: `User-agent: *\nDisallow:\n\n${sitemaps.join("")}`,
    ...markdownCopies(published, checked),
    ...securityFile(site),
  }
  for (const feed of listFeeds(published)) {
    const json = jsonFeed(feed, published)
    files[feed.base + ATOM_PATH] = atomFeed(json, feed, site)
    files[feed.base + JSON_FEED_PATH] = `${JSON.stringify(json, null, 2)}\n`
  }
  for (const [file, text] of Object.entries(files)) writePublicFile(file, text)
}
