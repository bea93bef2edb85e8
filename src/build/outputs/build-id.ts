import { createHash } from "node:crypto"

import { withoutPolicy } from "~/src/build/hosting/content-security-policy"

export type OutputFile = { path: string; content: string }

const STAMP = /<meta name="build-id" content="[^"]*"\/>/g

/**
 * The id of a build: a function of what visitors get, in 16 hex digits (F1). Pages name their scripts and pictures by
 * content hashes, so pages and page data stand for all of it.
 */
export function buildId(files: Iterable<OutputFile>): string {
  const digests = Array.from(files, ({ path, content }) => {
    const text = withoutPolicy(content).replace(STAMP, "")
    return `${path}\0${createHash("sha256").update(text).digest("hex")}`
  })
  return createHash("sha256").update(digests.sort().join("\0")).digest("hex").slice(0, 16)
}

/** Writes the id of its build into a page, in place of an older one (F1). */
export function stampBuildId(html: string, id: string): string {
  return html.replace(STAMP, "").replace("<head>", `<head><meta name="build-id" content="${id}"/>`)
}
