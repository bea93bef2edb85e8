import type { Redirect } from "~/src/build/write-redirects"
import { type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"
import type { Allowing } from "~/src/lib/privacy/services"

/** The configuration of every host is written from these rules; docs/publish.md has them as a table. */
export type HostRules = {
  basePath: string
  trailingSlash: TrailingSlash
  /** Sent with every response. */
  headers: readonly Header[]
  /** Files at the root with a content hash in their names. All paths in `/static/` have one, too. */
  hashedFiles: readonly string[]
  /** Their paths include the base path. */
  redirects: readonly Redirect[]
  /** The other languages of the site, each in a folder of its name (J2). */
  otherLanguages: readonly string[]
}

export type Header = readonly [name: string, value: string]

/** For files with a content hash in their paths: changed content has a new path. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
/** For all other files: browsers keep them, but ask the host before each use whether they have changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate"

const FORBIDDEN_FEATURES =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"
/** Also allowed in the frames of the game and of videos (`game.tsx`, `project-video.tsx`). */
const FRAME_FEATURES = "autoplay encrypted-media fullscreen gamepad picture-in-picture"

/** Returns the headers of every response; `policy` is the content security policy. */
export function securityHeaders(policy: string, services: readonly Allowing[]): Header[] {
  const frames = new Set(services.flatMap(({ allows }) => allows.frames ?? []))
  const allowed = ["self", ...[...frames].map((origin) => `"${origin}"`)].join(" ")
  const permissions = [
    ...FORBIDDEN_FEATURES.split(" ").map((feature) => `${feature}=()`),
    ...FRAME_FEATURES.split(" ").map((feature) => `${feature}=(${allowed})`),
  ]
  return [
    ["Content-Security-Policy", policy],
    ["Strict-Transport-Security", "max-age=31536000"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", permissions.join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ]
}

/**
 * Returns three redirects for each old path: without and with a trailing slash, and for the Markdown copy. All have the
 * base path.
 */
export function hostRedirects(
  redirects: readonly Redirect[],
  { basePath, trailingSlash }: Pick<HostRules, "basePath" | "trailingSlash">,
): Redirect[] {
  return redirects.flatMap(({ from, to }) => {
    const page = `${basePath}${withTrailingSlash(to, trailingSlash)}`
    return [
      { from: `${basePath}${from}`, to: page },
      { from: `${basePath}${from}/`, to: page },
      { from: `${basePath}${from}.md`, to: `${basePath}${to}.md` },
    ]
  })
}
