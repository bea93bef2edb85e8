import { type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"
import type { Allowing } from "~/src/lib/privacy/services"

/**
 * What a host has to be told: the one list from which the files of every host are written, and the table in
 * docs/publish.md.
 */
export type HostRules = {
  basePath: string
  trailingSlash: TrailingSlash
  /** Sent with every answer. */
  headers: readonly Header[]
  /** Files at the root whose names change with their content, beside all of `/static/`. */
  hashedFiles: readonly string[]
  /** Old addresses and where they lead, without base path. */
  redirects: readonly Redirect[]
}

export type Header = readonly [name: string, value: string]
export type Redirect = { from: string; to: string }

/** For files whose names change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
/** For everything else: kept, but never shown without asking whether it is still current. */
export const REVALIDATE = "public, max-age=0, must-revalidate"

/** True for the name of a script or style sheet at the root that changes with its content. */
export function isHashedFile(file: string): boolean {
  return /^[^/]+-[0-9a-f]{20}\.js$|^[^/]+\.[0-9a-f]{20}\.css$/.test(file)
}

/** Abilities of browsers that no page here uses, and no frame in it may. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]

/** Abilities that frames are given (`game.tsx`, `embedded-video.tsx`). */
const FRAME_FEATURES = ["autoplay", "encrypted-media", "fullscreen", "gamepad", "picture-in-picture"]

/** The headers of every answer. `policy` is the content security policy as a header. */
export function securityHeaders(policy: string, services: readonly Allowing[]): Header[] {
  const frames = new Set(services.flatMap(({ allows }) => allows.frames ?? []))
  const allowed = ["self", ...[...frames].map((origin) => `"${origin}"`)].join(" ")
  const permissions = [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...FRAME_FEATURES.map((feature) => `${feature}=(${allowed})`),
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
 * The redirects as a host sees them, with base path: old addresses are answered with and without a slash at their end, and
 * their copies as Markdown.
 */
export function hostRedirects({ basePath, trailingSlash, redirects }: HostRules): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    [
      { from, to: withTrailingSlash(to, trailingSlash) },
      { from: `${from}/`, to: withTrailingSlash(to, trailingSlash) },
      { from: `${from}.md`, to: `${to}.md` },
    ].map((redirect) => ({ from: `${basePath}${redirect.from}`, to: `${basePath}${redirect.to}` })),
  )
}
