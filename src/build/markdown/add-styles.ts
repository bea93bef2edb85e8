import { readFileSync } from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"
import type { Element, Root } from "hast"
import { h } from "hastscript"

import { publishContent } from "~/src/build/public-files"
import { elementsIn, hasClass } from "~/src/doctor/markdown/text-parts"

/** The style sheets in `src/styles/text`, each with what in a text needs it. */
const SHEETS: Record<string, (element: Element) => boolean> = {
  sideways: (element) => hasClass(element, "sideways"),
  maths: ({ tagName }) => tagName === "math",
  tables: ({ tagName }) => tagName === "table",
  code: ({ tagName }) => tagName === "pre",
  diagrams: (element) => hasClass(element, "diagram"),
  footnotes: (element) => hasClass(element, "footnotes"),
  compare: (element) => hasClass(element, "compare"),
  callouts: ({ properties }) => properties.role === "note",
}

/** Minified styles by what they were: many texts need the same, and each call of esbuild starts a process. */
const MINIFIED = new Map<string, string>()

/** Puts a link to the style sheets that a text needs, as one file, before it. */
export function addStyles(
  tree: Root,
  { basePath, publish = publishStyles }: { basePath: string; publish?: typeof publishStyles },
): void {
  const elements = elementsIn(tree)
  const needed = Object.entries(SHEETS).filter(([, needs]) => elements.some(needs))
  if (needed.length === 0) return
  const href = basePath + publish(needed.map(([name]) => `src/styles/text/${name}.css`))
  tree.children.unshift(h("link", { rel: "stylesheet", href }))
}

/** Publishes style sheets of the code as one, minified, and returns its path inside the site. */
function publishStyles(files: readonly string[]): string {
  const styles = files.map((file) => readFileSync(file, "utf8")).join("")
  const code = MINIFIED.get(styles) ?? transformSync(styles, { loader: "css", minify: true }).code
  MINIFIED.set(styles, code)
  return publishContent("static", `${files.map((file) => path.basename(file, ".css")).join("-")}.css`, code)
}
