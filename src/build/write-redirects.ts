import { redirectPage } from "~/src/build/outputs/redirect-page"
import { readPublicFile, writePublicFile } from "~/src/build/public-files"
import { type CanonicalBase, canonicalUrl, type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"

export type Redirect = { from: string; to: string }

/** Writes a page that redirects for each address of a renamed project (F6). */
export function writeRedirects(redirects: readonly Redirect[], site: CanonicalBase & { policy: string }): void {
  for (const { from, to } of redirects) {
    const address = `${site.basePath}${withTrailingSlash(to, site.trailingSlash)}`
    writePublicFile(
      `${from}/index.html`,
      redirectPage({ to: address, canonical: canonicalUrl(to, site), policy: site.policy }),
    )
  }
}

/**
 * Copies pages to a file without a slash: hosts answer `/about` with `about.html` directly, but with a redirect when there is
 * only `about/index.html` (R2).
 */
export function writeSlashlessCopies(pages: readonly string[], trailingSlash: TrailingSlash): void {
  if (trailingSlash === "always") return
  for (const page of pages) if (page !== "/") writePublicFile(`${page}.html`, readPublicFile(`${page}/index.html`))
}
