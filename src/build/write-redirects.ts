import { escapeXml } from "~/src/build/escape-xml"
import { readPublicFile, writePublicFile } from "~/src/build/public-files"
import { type CanonicalBase, canonicalUrl, documentFiles, withTrailingSlash } from "~/src/lib/addresses/paths"

/** The former and the present path of a page, without base path. */
export type Redirect = { from: string; to: string }

/** Writes a page for each old address. It redirects on any host, without JavaScript, and names the canonical URL (F6). */
export function writeRedirects(
  redirects: readonly Redirect[],
  site: CanonicalBase & { language: string },
  policy: string,
): void {
  for (const { from, to } of redirects) {
    const address = escapeXml(`${site.basePath}${withTrailingSlash(to, site.trailingSlash)}`)
    const canonical = escapeXml(canonicalUrl(to, site))
    const page = [
      `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"/>`,
      `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}"/>`,
      `<title>${canonical}</title>`,
      `<meta http-equiv="refresh" content="0; url=${address}"/>`,
      `<link rel="canonical" href="${canonical}"/></head>`,
      `<body><a href="${address}">${canonical}</a></body></html>`,
    ]
    writePublicFile(documentFiles(from)[0], page.join(""))
  }
}

/** Copies each `about/index.html` to `about.html`. Otherwise many hosts would redirect `/about` (R2). */
export function writeSlashlessCopies(pages: readonly string[]): void {
  for (const [file, copy] of pages.map(documentFiles)) if (copy !== file) writePublicFile(copy, readPublicFile(file))
}
