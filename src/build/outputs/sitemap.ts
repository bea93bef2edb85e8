import { escapeXml } from "~/src/build/escape-xml"
import { isCopy, type Published, unlistedPaths } from "~/src/build/read-published"
import { canonicalUrl } from "~/src/lib/addresses/paths"
import { siteLanguagesOf } from "~/src/lib/addresses/site-languages"

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * Returns `/sitemap.xml`: every page but copies, unlisted ones and notes that appeared elsewhere first, each with the
 * addresses of its translations (J3).
 */
export function sitemap(published: Published): string {
  const { site, paths, pages, projects, notes } = published
  const updated = new Map([...pages, ...projects, ...notes].map((page) => [page.path, page.updated]))
  const left = new Set(unlistedPaths(published))
  for (const { path, canonical } of notes) if (canonical !== undefined) left.add(path)
  const urls = paths
    .filter((page) => !isCopy(page, published) && !left.has(page))
    .map((page) => {
      const date = updated.get(page)
      const lastmod = date === undefined ? "" : `<lastmod>${date}</lastmod>`
      const address = escapeXml(canonicalUrl(page, site))
      return `<url><loc>${address}</loc>${lastmod}${translationLinks(page, published)}</url>`
    })
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${site.languages.length === 0 ? "" : XHTML}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join("\n")}\n</urlset>\n`
}

function translationLinks(page: string, { site, translations }: Published): string {
  const languages = siteLanguagesOf(site)
  const known = translations.get(page)?.flatMap((tag) => languages.filter((each) => each.tag === tag)) ?? languages
  const [original] = known
  if (original === undefined || known.length < 2) return ""
  const links = [...known, { ...original, tag: "x-default" }].map(({ tag, base }) => {
    const address = escapeXml(canonicalUrl(page, { ...site, basePath: base }))
    return `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`
  })
  return links.join("")
}
