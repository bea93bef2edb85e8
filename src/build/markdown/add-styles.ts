import type { Element, Root } from "hast"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

const SHEETS: readonly { file: string; isFor: (element: Element) => boolean }[] = [
  {
    file: "src/styles/on-demand/sideways.css",
    isFor: ({ properties }) => String(properties.className) === "sideways",
  },
  { file: "src/styles/on-demand/maths.css", isFor: ({ tagName }) => tagName === "math" },
  { file: "src/styles/on-demand/tables.css", isFor: ({ tagName }) => tagName === "table" },
  { file: "src/styles/on-demand/code.css", isFor: ({ tagName }) => tagName === "pre" },
  {
    file: "src/styles/on-demand/diagrams.css",
    isFor: ({ properties }) => String(properties.className).startsWith("diagram"),
  },
  {
    file: "src/styles/on-demand/footnotes.css",
    isFor: ({ properties }) => String(properties.className).includes("footnotes"),
  },
  { file: "src/styles/on-demand/compare.css", isFor: ({ properties }) => String(properties.className) === "compare" },
  { file: "src/styles/on-demand/callouts.css", isFor: ({ properties }) => properties.role === "note" },
]

/** Puts a link to the styles that only some texts need, in one file, before a text that needs any. */
export function addStyles({ basePath, publish }: { basePath: string; publish: (files: readonly string[]) => string }) {
  return (tree: Root): void => {
    const elements: Element[] = []
    visit(tree, "element", (element) => void elements.push(element))
    const needed = SHEETS.filter(({ isFor }) => elements.some(isFor)).map(({ file }) => file)
    if (needed.length === 0) return
    tree.children.unshift(h("link", { rel: "stylesheet", href: basePath + publish(needed) }))
  }
}
