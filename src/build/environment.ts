import type { TrailingSlash } from "~/src/lib/addresses/paths"

const TRAILING_SLASHES: readonly TrailingSlash[] = ["always", "never", "ignore"]

/** Reads `BASE_PATH` and `TRAILING_SLASH`, which belong to the host and not to the content (R2), and `SOURCE_DATE_EPOCH`. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env) {
  const { BASE_PATH = "", TRAILING_SLASH, SOURCE_DATE_EPOCH = "", ORIGINAL_CONTENT } = env
  const problems: string[] = []
  const segments = BASE_PATH.trim().split("/").filter(Boolean)
  const isPath = segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment))
  if (!isPath) {
    problems.push(`BASE_PATH is "${BASE_PATH}"; expected a path like /portfolio, without host, query or hash.`)
  }
  const given = TRAILING_SLASH?.trim() || "never"
  const trailingSlash = TRAILING_SLASHES.find((option) => option === given)
  if (trailingSlash === undefined) {
    problems.push(`TRAILING_SLASH is "${TRAILING_SLASH}"; expected one of ${TRAILING_SLASHES.join(", ")}.`)
  }
  return {
    /** The path below which the site is served: empty, or like `/portfolio`. */
    basePath: isPath ? segments.map((segment) => `/${segment}`).join("") : "",
    trailingSlash: trailingSlash ?? "never",
    /** The date of the source in milliseconds since 1970, the same for all builds of a commit. */
    builtAt: /^\d+$/.test(SOURCE_DATE_EPOCH) ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now(),
    /** In the site's other languages, the folder of the originals, checked with all translations (J2); else null. */
    originalContent: ORIGINAL_CONTENT || null,
    /** An invalid variable has its default. */
    problems,
  }
}
