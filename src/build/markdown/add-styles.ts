import type { Element, Root } from "hast"
import { h } from "hastscript"
import { visit } from "unist-util-visit"

/** The style sheets that only some texts need, and the elements that need them. */
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

/** Puts links to the style sheets that a text needs before it. Texts without formulas and the like cost nothing more. */
export function addStyles({ basePath, publish }: { basePath: string; publish: (file: string) => string }) {
  return (tree: Root): void => {
    const needed = new Set<string>()
    visit(tree, "element", (element) => {
      for (const { file, isFor } of SHEETS) if (isFor(element)) needed.add(file)
    })
    tree.children.unshift(
      ...[...needed].map((file) => h("link", { rel: "stylesheet", href: basePath + publish(file) })),
    )
  }
}
