import { escapeXml } from "~/src/build/outputs/escape-xml"
import { SITEMAP_PATH } from "~/src/lib/addresses/paths"

export type SitemapEntry = { url: string; updated: string | null }

/** What the protocol allows in one file. */
const MOST_ENTRIES = 50_000
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"

/** The sitemap by the path of each file: one, or one that names the others when there are too many addresses for one. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  { addressOf, most = MOST_ENTRIES }: { addressOf: (path: string) => string; most?: number },
): Record<string, string> {
  if (entries.length <= most) return { [SITEMAP_PATH]: urlSet(entries) }
  const count = Math.ceil(entries.length / most)
  const parts = Array.from({ length: count }, (_, index) => ({
    path: SITEMAP_PATH.replace(".xml", `-${index + 1}.xml`),
    entries: entries.slice(index * most, (index + 1) * most),
  }))
  const named = parts.map(({ path }) => `<sitemap><loc>${escapeXml(addressOf(path))}</loc></sitemap>`)
  return {
    [SITEMAP_PATH]: xml("sitemapindex", named),
    ...Object.fromEntries(parts.map((part) => [part.path, urlSet(part.entries)])),
  }
}

function urlSet(entries: readonly SitemapEntry[]): string {
  const told = entries.map(({ url, updated }) => {
    const date = updated === null ? "" : `<lastmod>${escapeXml(updated)}</lastmod>`
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>`
  })
  return xml("urlset", told)
}

function xml(name: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${NAMESPACE}">\n${lines.join("\n")}\n</${name}>\n`
}
