import { createHash } from "node:crypto"

import { BUILD_ID_PLACEHOLDER } from "~/src/lib/page-document"

export type OutputFile = { path: string; content: string }

/**
 * Returns the id of a build, in 16 hex digits: a digest of what visitors get (F1). Pages name their scripts and images by
 * content hashes, so pages and page data stand for all of it.
 */
export function buildId(files: Iterable<OutputFile>): string {
  const digests = Array.from(files, ({ path, content }) => {
    return `${path}\0${createHash("sha256").update(content).digest("hex")}`
  })
  return createHash("sha256").update(digests.sort().join("\0")).digest("hex").slice(0, 16)
}

/** Returns a page with the id of its build in place of the placeholder (F1). Throws unless that occurs exactly once (S2). */
export function stampBuildId(file: string, html: string, id: string): string {
  const [before, after, ...more] = html.split(BUILD_ID_PLACEHOLDER)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `The page ${file} holds the placeholder ${BUILD_ID_PLACEHOLDER} not exactly once. Build with “npm run build”.`,
    )
  }
  return before + id + after
}
