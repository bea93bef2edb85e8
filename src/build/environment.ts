import type { TrailingSlash } from "~/src/lib/paths"

const TRAILING_SLASHES: readonly string[] = ["always", "never", "ignore"]

/**
 * The path below which the site is served, from `BASE_PATH` (R2): empty, or `/like/this`.
 * Throws a message for its reader when the value could not be part of an address.
 */
export function readBasePath(env: NodeJS.ProcessEnv): string {
  const given = env.BASE_PATH?.trim() ?? ""
  const segments = given.split("/").filter((segment) => segment !== "")
  if (!segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment))) {
    throw new Error(`BASE_PATH is "${given}"; expected a path like /portfolio, without host, query or hash.`)
  }
  return segments.map((segment) => `/${segment}`).join("")
}

/** Whether page addresses end in a slash, from `TRAILING_SLASH` (R2); `never` unless it is set. */
export function readTrailingSlash(env: NodeJS.ProcessEnv): TrailingSlash {
  const given = env.TRAILING_SLASH?.trim() || "never"
  if (!TRAILING_SLASHES.includes(given)) {
    throw new Error(`TRAILING_SLASH is "${given}"; expected one of ${TRAILING_SLASHES.join(", ")}.`)
  }
  return given as TrailingSlash
}
