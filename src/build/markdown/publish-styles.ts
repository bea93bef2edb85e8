import { readFileSync } from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"

import { publishContent } from "~/src/build/public-files"

/** Minified styles by what they were: many texts need the same, and each call of esbuild starts a process. */
const MINIFIED = new Map<string, string>()

/** Publishes style sheets of the code as one, minified, and returns its path inside the site. */
export function publishStyles(files: readonly string[]): string {
  const styles = files.map((file) => readFileSync(file, "utf8")).join("")
  const code = MINIFIED.get(styles) ?? transformSync(styles, { loader: "css", minify: true }).code
  MINIFIED.set(styles, code)
  return publishContent("static", `${files.map((file) => path.basename(file, ".css")).join("-")}.css`, code)
}
