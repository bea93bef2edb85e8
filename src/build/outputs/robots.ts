/** The text of `/robots.txt`: everything may be read, and where the sitemap is. Search engines look for it at a host's root only. */
export function robotsFile(sitemapUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${sitemapUrl}\n`
}
