import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import gatsbyPackage from "gatsby/package.json"

import { assertPatch } from "~/src/gatsby/patch-error"

const PUBLIC = "public"
const STATS = path.join(PUBLIC, "webpack.stats.json")
const APP_DATA = path.join(PUBLIC, "page-data", "app-data.json")
const DECISION = "0028-scripts-after-first-paint"

/** Call it after Gatsby's stage `build-javascript`. */
export function readBundleFiles() {
  const isScript = (file: string) => file.endsWith(".js")
  const stats: { assetsByChunkName?: Record<string, string[]> } = JSON.parse(readFileSync(STATS, "utf8"))
  const chunks = stats.assetsByChunkName ?? {}
  const appScripts = chunks.app?.filter(isScript) ?? []
  const patch = { patch: "read the names of the app’s scripts", of: gatsbyPackage, decision: DECISION }
  assertPatch(appScripts.length > 0, patch, `the scripts of the chunk “app” in ${STATS}`)
  const files = [...new Set(Object.values(chunks).flat())].sort()
  return {
    /** The scripts that start the app, in the order in which they run. */
    appScripts,
    /** The texts of the stylesheets, which Gatsby puts into every page. */
    styles: files.filter((file) => file.endsWith(".css")).map((file) => readFileSync(path.join(PUBLIC, file), "utf8")),
    /** A digest of the names of all scripts, which contain content hashes. Webpack's own differs between builds of the same code. */
    compilation: createHash("sha256").update(files.filter(isScript).join("\0")).digest("hex").slice(0, 20),
  }
}

/** Writes the compilation, which Gatsby's runtime compares with the page's to detect new code (F3). */
export function writeCompilation(compilation: string): void {
  const data: { webpackCompilationHash?: unknown } = JSON.parse(readFileSync(APP_DATA, "utf8"))
  const patch = { patch: "name the compilation by its scripts", of: gatsbyPackage, decision: DECISION }
  assertPatch(typeof data.webpackCompilationHash === "string", patch, `“webpackCompilationHash” in ${APP_DATA}`)
  writeFileSync(APP_DATA, JSON.stringify({ ...data, webpackCompilationHash: compilation }))
}
