export type TrailingSlash = "always" | "never" | "ignore"
export type CanonicalBase = { siteUrl: string; basePath: string; trailingSlash: TrailingSlash }

export const HOME_PATH = "/"
export const ABOUT_PATH = "/about"
export const PRIVACY_PATH = "/privacy"
export const PROJECTS_PATH = "/projects"
export const NOTES_PATH = "/notes"
/** A page of a site with many publications. */
export const PUBLICATIONS_PATH = "/publications"
/** The kinds of entries: each has a folder of the content, a list and its tags, and a page per entry (R1, W1). */
export const COLLECTIONS = ["projects", "notes"] as const
export type Collection = (typeof COLLECTIONS)[number]
/** The path that Gatsby gives the error page. */
export const ERROR_PAGE_PATH = "/404.html"

// Files, not pages: links to them need the base path.
export const RESUME_JSON_PATH = "/resume.json"
export const RESUME_PDF_PATH = "/resume.pdf"
/** The names of the feeds; those of one collection are below its list. */
export const ATOM_PATH = "/feed.xml"
export const JSON_FEED_PATH = "/feed.json"
export const FEED_PATHS: readonly string[] = [ATOM_PATH, JSON_FEED_PATH]
export const SITEMAP_PATH = "/sitemap.xml"
export const ROBOTS_PATH = "/robots.txt"
export const LLMS_PATH = "/llms.txt"
export const LICENCES_PATH = "/licenses.txt"
/** The files that a Markdown text may link to. */
export const LINKED_FILES: readonly string[] = [
  RESUME_JSON_PATH,
  RESUME_PDF_PATH,
  ATOM_PATH,
  JSON_FEED_PATH,
  SITEMAP_PATH,
  ROBOTS_PATH,
  LICENCES_PATH,
]
/** @example cvPath("design") → "/resume-design" */
export function cvPath(name: string): string {
  return `/resume-${name}`
}

/** Below `/static`, which hosts cache without limit. */
export const CARDS_PATH = "/static/cards"
export const WEB_MANIFEST_PATH = "/manifest.webmanifest"
export const TOUCH_ICON_PATH = "/apple-touch-icon.png"
/** The owner's square icon, from which the others are made. */
export const ICON_PATH = "/icon.png"
export const FAVICON_PATH = "/favicon.ico"

/** @example listPath("notes") → "/notes" */
export function listPath(collection: Collection): string {
  return `/${collection}`
}

/**
 * Returns the file that a build writes for a page, and its copy, which hosts send for an address without a slash (R2).
 * @example documentFiles("/about") → ["/about/index.html", "/about.html"]
 */
export function documentFiles(path: string): [file: string, slashlessCopy: string] {
  return path === HOME_PATH ? ["/index.html", "/index.html"] : [`${path}/index.html`, `${path}.html`]
}

/** @example markdownPath("/about") → "/about.md" */
export function markdownPath(path: string): string {
  return path === HOME_PATH ? "/index.md" : `${path}.md`
}

/**
 * Returns the id of a job on the About page. Its dot prevents clashes with the ids of headings.
 * @example jobAnchor("mill") → "job.mill"
 */
export function jobAnchor(id: string): string {
  return `job.${id}`
}

/** @example jobPath("mill") → "/about#job.mill" */
export function jobPath(id: string): string {
  return `${ABOUT_PATH}#${jobAnchor(id)}`
}

/**
 * Gives a path the configured trailing slash; files, query and hash stay as they are (R2).
 * @example withTrailingSlash("/about?a=1", "always") → "/about/?a=1"
 */
export function withTrailingSlash(path: string, option: TrailingSlash): string {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (pathname === HOME_PATH || option === "ignore" || /\.[a-z0-9]+$/i.test(pathname)) return path
  return pathname.replace(/\/+$/, "") + (option === "always" ? "/" : "") + rest
}

/**
 * Returns the canonical path of a page. With `ignore`, Gatsby uses the one with a trailing slash (R2).
 * @example canonicalPath("/about", "ignore") → "/about/"
 */
export function canonicalPath(path: string, option: TrailingSlash): string {
  return withTrailingSlash(path, option === "ignore" ? "always" : option)
}

/** @example canonicalUrl("/about", { siteUrl: "https://ada.dev", basePath: "/portfolio", trailingSlash: "never" }) → "https://ada.dev/portfolio/about" */
export function canonicalUrl(path: string, site: CanonicalBase): string {
  return fileUrl(canonicalPath(path, site.trailingSlash), site)
}

/** @example fileUrl("/resume.pdf", { siteUrl: "https://ada.dev", basePath: "" }) → "https://ada.dev/resume.pdf" */
export function fileUrl(path: string, { siteUrl, basePath }: Omit<CanonicalBase, "trailingSlash">): string {
  return `${siteUrl}${basePath}${path}`
}

/**
 * Removes the base path; the result begins with a slash (R2).
 * @example withoutBasePath("/portfolio/about", "/portfolio") → "/about"
 */
export function withoutBasePath(pathname: string, basePath: string): string {
  if (basePath === "" || !isWithin(pathname, basePath)) return pathname
  return pathname.slice(basePath.length) || HOME_PATH
}

/**
 * Compares two paths as pages: a trailing slash, query or hash makes no difference.
 * @example isSamePage("/about/", "/about?a#b") → true
 */
export function isSamePage(a: string, b: string): boolean {
  return pageOf(a) === pageOf(b)
}

/**
 * Returns true for the path itself and for everything below it, by complete segments.
 * @example isWithin("/projects/a", "/projects") → true
 * @example isWithin("/projects-x", "/projects") → false
 */
export function isWithin(path: string, parent: string): boolean {
  return isSamePage(path, parent) || pageOf(path).startsWith(`${pageOf(parent)}/`)
}

/** @example withoutQuery("/about?a=1#b") → "/about" */
export function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, "")
}

/**
 * Returns one path for all addresses of a document: `/a` for `/a`, `/a/`, `/a.html` and `/a/index.html`.
 * @example documentPath("/about/index.html") → "/about"
 */
export function documentPath(path: string): string {
  return path.replace(/(\/index)?\.html?$|\/+$/i, "") || HOME_PATH
}

function pageOf(path: string): string {
  return withoutQuery(path).replace(/(?<=.)\/+$/, "")
}
