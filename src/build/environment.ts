import type { TrailingSlash } from "~/src/lib/addresses/paths"

const TRAILING_SLASHES: readonly string[] = ["always", "never", "ignore"]
const DEFAULT_TRAILING_SLASH: TrailingSlash = "never"

export type BuildEnvironment = {
  /** The path below which the site is served: empty, or `/like/this`. */
  basePath: string
  /** Whether page addresses end in a slash. */
  trailingSlash: TrailingSlash
  /** When what is built was made, in milliseconds: the same for every build of one commit. */
  builtAt: number
  /** What is wrong with the variables, for their reader; the defaults stand in for them. */
  problems: string[]
}

/** Reads `BASE_PATH` and `TRAILING_SLASH`, which belong to the host and not to the content (R2), and `SOURCE_DATE_EPOCH`. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): BuildEnvironment {
  const basePath = readBasePath(env.BASE_PATH?.trim() ?? "")
  const trailingSlash = readTrailingSlash(env.TRAILING_SLASH?.trim() || DEFAULT_TRAILING_SLASH)
  return {
    basePath: basePath ?? "",
    trailingSlash: trailingSlash ?? DEFAULT_TRAILING_SLASH,
    builtAt: /^\d+$/.test(env.SOURCE_DATE_EPOCH ?? "") ? Number(env.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
    problems: [
      ...(basePath === null
        ? [`BASE_PATH is "${env.BASE_PATH}"; expected a path like /portfolio, without host, query or hash.`]
        : []),
      ...(trailingSlash === null
        ? [`TRAILING_SLASH is "${env.TRAILING_SLASH}"; expected one of ${TRAILING_SLASHES.join(", ")}.`]
        : []),
    ],
  }
}

function readBasePath(given: string): string | null {
  const segments = given.split("/").filter((segment) => segment !== "")
  const isPath = segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment))
  return isPath ? segments.map((segment) => `/${segment}`).join("") : null
}

function readTrailingSlash(given: string): TrailingSlash | null {
  return TRAILING_SLASHES.includes(given) ? (given as TrailingSlash) : null
}
