import { FILES_FOLDER, MEDIA_FOLDER } from "~/src/build/public-files"
import type { Redirect } from "~/src/build/write-redirects"
import { COLLECTIONS, isWithin, listPath, type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"

/** The configuration of every host is written from these rules; docs/publish.md has them as a table. */
export type HostRules = {
  basePath: string
  trailingSlash: TrailingSlash
  /** The content security policy of pages, sent with every response that no policy of a folder is for. */
  policy: string
  /** The content security policies of folders. Their paths have neither base path nor slashes around. */
  policies: readonly FolderPolicy[]
  /** Files at the root with a content hash in their names. All paths in `/static/` have one, too. */
  hashedFiles: readonly string[]
  /** The feeds of the build. Most hosts guess other media types from their names. */
  feeds: readonly string[]
  /** Their paths include the base path. */
  redirects: readonly Redirect[]
  /** The other languages of the site, each in a folder of its name (J2). */
  otherLanguages: readonly string[]
}

export type Header = readonly [name: string, value: string]
export type FolderPolicy = { folder: string; policy: string }

export const POLICY_HEADER = "Content-Security-Policy"
/** Nothing in a file of the owner runs or asks for anything, even if a browser takes it for a page (S6). */
const FILES_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** Browsers play a film on a page of their own, which a sandbox would prevent. */
const MEDIA_POLICY =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function feedType(file: string): string {
  return file.endsWith(".xml") ? "application/atom+xml" : "application/feed+json"
}

/** For files with a content hash in their paths: changed content has a new path. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
/** For all other files: browsers keep them, but ask the host before each use whether they have changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate"

/** A frame gets what its `allow` names, and the policy of content names the only hosts of frames (`game.tsx`, `project-video.tsx`). */
const PERMISSIONS =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"

/** Sent with every response, beside a content security policy. */
export const SECURITY_HEADERS: readonly Header[] = [
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", PERMISSIONS],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
]

/** Returns how the paths of each language begin, without base path: the first language is at the root (J2). */
export function languageFolders(otherLanguages: readonly string[]): string[] {
  return ["", ...otherLanguages.map((language) => `${language}/`)]
}

/** Returns the policies of the folders of files that the content names, in every language (S6). */
export function filePolicies(otherLanguages: readonly string[]): FolderPolicy[] {
  return languageFolders(otherLanguages).flatMap((base) => [
    { folder: base + FILES_FOLDER, policy: FILES_POLICY },
    { folder: base + MEDIA_FOLDER, policy: MEDIA_POLICY },
  ])
}

/**
 * Returns three redirects for each old path: without and with a trailing slash, and for the Markdown copy, or with .html where
 * another builder had the page. All have the base path.
 */
export function hostRedirects(
  redirects: readonly Redirect[],
  { basePath, trailingSlash }: Pick<HostRules, "basePath" | "trailingSlash">,
): Redirect[] {
  return redirects.flatMap(({ from, to }) => {
    const page = `${basePath}${withTrailingSlash(to, trailingSlash)}`
    const isOwn = COLLECTIONS.some((collection) => isWithin(from, listPath(collection)))
    return [
      { from: `${basePath}${from}`, to: page },
      { from: `${basePath}${from}/`, to: page },
      isOwn
        ? { from: `${basePath}${from}.md`, to: `${basePath}${to}.md` }
        : { from: `${basePath}${from}.html`, to: page },
    ]
  })
}
