import type { Element, Root } from "hast"
import { h } from "hastscript"

import { elementsIn } from "~/src/doctor/markdown/text-parts"

import { hasClass } from "./has-class"

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

/** Puts a link to the style sheets that a text needs, as one file, before it. */
export function addStyles(
  tree: Root,
  { basePath, publish }: { basePath: string; publish: (files: readonly string[]) => string },
): void {
  const elements = elementsIn(tree)
  const needed = Object.entries(SHEETS).filter(([, needs]) => elements.some(needs))
  if (needed.length === 0) return
  const href = basePath + publish(needed.map(([name]) => `src/styles/text/${name}.css`))
  tree.children.unshift(h("link", { rel: "stylesheet", href }))
}
