import { createHash } from "node:crypto"

import { editScripts } from "~/src/build/outputs/hold-scripts"
import { readPublicFile, writePublicFile } from "~/src/build/write-files"

const APP_DATA = "page-data/app-data.json"
const HASH = /(?<=window\.___webpackCompilationHash=")[0-9a-f]*/
/** The scripts that a page names, and the names of all that it may load. */
const NAMED_SCRIPTS = /[\w~-]+-[0-9a-f]{20}\.js/g

/**
 * What Gatsby compares to know whether a page's code is still the host's: of the names of all scripts, which are made of
 * their contents. Webpack's own differs between builds of the same code. In 20 hex digits; empty for a page without scripts.
 */
export function scriptsHash(page: string): string {
  const names = [...new Set(page.match(NAMED_SCRIPTS))].sort()
  return names.length === 0 ? "" : createHash("sha256").update(names.join("\0")).digest("hex").slice(0, 20)
}

/** The page with this hash in place of webpack's. */
export function withHash(page: string, hash: string): string {
  return editScripts(page, (scripts) => scripts.replace(HASH, hash))
}

/** Tells Gatsby's runtime the hash. */
export function writeAppData(hash: string): void {
  const data = JSON.parse(readPublicFile(APP_DATA))
  writePublicFile(APP_DATA, JSON.stringify({ ...data, webpackCompilationHash: hash }))
}
