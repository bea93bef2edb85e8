export type TrailingSlash = "always" | "never" | "ignore"

export const HOME_PATH = "/"
export const ABOUT_PATH = "/about"
export const PRIVACY_PATH = "/privacy"
export const PROJECTS_PATH = "/projects"
/** Where all tags are listed; below it, each has pages of its own. */
export const TAGS_PATH = `${PROJECTS_PATH}/tags`
/** A file and not a page: links to it need the base path before it. */
export const RESUME_JSON_PATH = "/resume.json"
/** The same as a document; a file, too. */
export const RESUME_PDF_PATH = "/resume.pdf"
export const ATOM_PATH = "/feed.xml"
export const JSON_FEED_PATH = "/feed.json"
export const SITEMAP_PATH = "/sitemap.xml"
export const ROBOTS_PATH = "/robots.txt"
export const LLMS_PATH = "/llms.txt"
export const LICENCES_PATH = "/licenses.txt"
/** Hosts keep all of `/static` for good. */
export const CARDS_PATH = "/static/cards"
export const WEB_MANIFEST_PATH = "/manifest.webmanifest"
export const TOUCH_ICON_PATH = "/apple-touch-icon.png"

/** The page path of one project, without base path or trailing slash (R1). */
export function projectPath(slug: string): string {
  return `${PROJECTS_PATH}/${slug}`
}

/** The path of one page of a list that is too long for a single page; the first is the list itself. */
export function numberedPath(list: string, number: number | string): string {
  return number === 1 ? list : `${list}/page/${number}`
}

/** Where the projects with a tag are listed. */
export function tagPath(tagSlug: string): string {
  return `${TAGS_PATH}/${tagSlug}`
}

/** Where the copy of a page as Markdown is. */
export function markdownPath(path: string): string {
  return path === HOME_PATH ? "/index.md" : `${path}.md`
}

/** The id of a job on the About page. No heading of a text can have it, for those lose their dots. */
export function jobAnchor(id: string): string {
  return `job.${id}`
}

/** Where a job of the résumé is told about. */
export function jobPath(id: string): string {
  return `${ABOUT_PATH}#${jobAnchor(id)}`
}

/** Gives a path the configured trailing slash; its query and hash stay where they are (R2). */
export function withTrailingSlash(path: string, option: TrailingSlash): string {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (pathname === HOME_PATH || option === "ignore" || hasFileExtension(pathname)) return path
  const bare = pathname.replace(/\/+$/, "")
  return `${bare}${option === "always" ? "/" : ""}${rest}`
}

/**
 * The one path a page is known by. Where trailing slashes are ignored, Gatsby itself settles on the one with
 * a slash (R2).
 */
export function canonicalPath(path: string, option: TrailingSlash): string {
  return withTrailingSlash(path, option === "ignore" ? "always" : option)
}

/** The path inside the site: the base path removed, always beginning with a slash (R2). */
export function withoutBasePath(pathname: string, basePath: string): string {
  if (basePath === "" || !isWithin(pathname, basePath)) return pathname
  return pathname.slice(basePath.length) || HOME_PATH
}

/** The address a page is known by outside the site: for canonical links and feeds (R2). */
export function canonicalUrl(path: string, site: CanonicalBase): string {
  return `${site.siteUrl}${site.basePath}${canonicalPath(path, site.trailingSlash)}`
}

/** The address of a picture outside the site, whose address inside begins with the base path or names a host. */
export function absoluteUrl(address: string, { siteUrl }: Pick<CanonicalBase, "siteUrl">): string {
  return new URL(address, siteUrl).href
}

/** The address of a file of the site outside of it; a path with a trailing slash or without stays as it is (R2). */
export function fileUrl(path: string, { siteUrl, basePath }: Omit<CanonicalBase, "trailingSlash">): string {
  return `${siteUrl}${basePath}${path}`
}

export type CanonicalBase = { siteUrl: string; basePath: string; trailingSlash: TrailingSlash }

/** Compares two paths as pages: a trailing slash, query or hash makes no difference. */
export function isSamePage(a: string, b: string): boolean {
  return pageOf(a) === pageOf(b)
}

/** True for the path itself and for everything below it, by whole segments. */
export function isWithin(path: string, parent: string): boolean {
  const page = pageOf(path)
  const top = pageOf(parent)
  return page === top || page.startsWith(`${top}/`)
}

function pageOf(path: string): string {
  return path.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "")
}

function hasFileExtension(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname)
}
