import { bootScript } from "~/src/build/boot-script"
import { codeHash, type OwnCode } from "~/src/build/hosting/foreign-code"
import { pageLook } from "~/src/build/look/page-look"
import { pageSheets } from "~/src/build/page-sheets"
import type { Published } from "~/src/build/read-published"
import { googleTagCode } from "~/src/gatsby/document/google-tag-code"
import { readBundleFiles } from "~/src/gatsby/webpack/bundle-files"
import type { PageDocument } from "~/src/lib/document/page-document"
import { SPECULATION_RULES } from "~/src/lib/document/speculation-rules"
import { videoEmbed } from "~/src/lib/entries/video-embed"
import { type Allowance, type Allowing, listServices } from "~/src/lib/privacy/services"

/**
 * Returns what the renderer adds to every page, the code that pages may contain, and the services that they use. All of it
 * depends on the code, fields of the content and Gatsby's stage `build-javascript`, and on no rendered page (S1).
 */
export async function pageDocuments({ site, projects, notes }: Published) {
  const { appScripts: files, styles, compilation } = readBundleFiles()
  const appScripts = files.map((file) => `${site.basePath}/${file}`)
  const { google } = site.analytics
  const tag = google === undefined ? { texts: [], addresses: [] } : googleTagCode(google.ids)
  const { style } = await pageLook({ ...site, hasNotes: notes.length > 0 }, site.basePath)
  const sheets = pageSheets(site.basePath, codeHash)
  const code: OwnCode = {
    scripts: [bootScript(), SPECULATION_RULES, ...tag.texts],
    styles: [...styles, ...sheets.parts.map((part) => part.style), ...(style === "" ? [] : [style])],
    addresses: [...appScripts, ...tag.addresses],
  }
  const videos = projects.flatMap(({ video }) => (video?.url === undefined ? null : videoEmbed(video.url)) ?? [])
  const services = listServices({ ...site, videos })
  const page: PageDocument = { policy: contentSecurityPolicy(code, services), appScripts, compilation, sheets }
  return { page, code, services }
}

/**
 * Returns the content security policy of a site (S1); a page has the hashes of its own styles alone (src/html.tsx). It allows the
 * site's own files, the build's inline code and the services in the settings. docs/decisions/0025-content-security-policy.md says why
 * `style` attributes and `data:` images are allowed, too.
 */
export function contentSecurityPolicy(
  { scripts, styles }: Pick<OwnCode, "scripts" | "styles">,
  services: readonly Allowing[],
): string {
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(codeHash))].sort()
  const hosts = (kind: keyof Allowance) => [...new Set(services.flatMap(({ allows }) => allows[kind] ?? []))].sort()
  const frames = hosts("frames")
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...hosts("scripts")],
    "style-src": ["'self'", ...hashes(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...hosts("pictures")],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...hosts("requests")],
    "manifest-src": ["'self'"],
    "frame-src": frames.length === 0 ? ["'none'"] : frames,
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")
}

export type PageNeeds = { code: Pick<OwnCode, "scripts" | "styles">; services: readonly Allowing[] }

/** Returns the policy that hosts send. It is the same for every page, so it allows what pages in any of the languages need. */
export function sitePolicy(languages: readonly PageNeeds[]): string {
  const services = languages.flatMap((one) => one.services)
  const scripts = languages.flatMap(({ code }) => code.scripts)
  const styles = languages.flatMap(({ code }) => code.styles)
  // Browsers ignore this directive in a page.
  return `${contentSecurityPolicy({ scripts, styles }, services)}; frame-ancestors 'none'`
}
