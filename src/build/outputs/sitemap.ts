import { escapeXml } from "~/src/build/outputs/escape-xml"
import { SITEMAP_PATH } from "~/src/lib/addresses/paths"

export type SitemapEntry = { url: string; updated: string | null }

/** The protocol's limit for one file. */
const MOST_ENTRIES = 50_000

/** Returns the sitemap by the path of each file: one file, or one that lists the others if there are too many entries. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  { addressOf, most = MOST_ENTRIES }: { addressOf: (path: string) => string; most?: number },
): Record<string, string> {
  const urls = entries.map(({ url, updated }) => {
    const date = updated === null ? "" : `<lastmod>${escapeXml(updated)}</lastmod>`
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>`
  })
  if (urls.length <= most) return { [SITEMAP_PATH]: xml("urlset", urls) }
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, index) => {
    const path = SITEMAP_PATH.replace(".xml", `-${index + 1}.xml`)
    return [path, xml("urlset", urls.slice(index * most, (index + 1) * most))] as const
  })
  const index = parts.map(([path]) => `<sitemap><loc>${escapeXml(addressOf(path))}</loc></sitemap>`)
  return { [SITEMAP_PATH]: xml("sitemapindex", index), ...Object.fromEntries(parts) }
}

function xml(name: string, lines: readonly string[]): string {
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${lines.join("\n")}\n</${name}>\n`
}
