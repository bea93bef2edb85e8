import type { Element, ElementContent } from "hast"
import { h } from "hastscript"

import { BUILD_TEXTS } from "~/src/lib/texts/interface-texts"

/**
 * Returns a block of highlighted code, in its container that scrolls, with its title and the button that copies it (M3). The app
 * handles the button (`src/client/copy/copy-code.ts`).
 */
export function codeFigure(pre: Element, box: Element): Element {
  const [code] = pre.children
  const { dataTitle, dataLines } = code?.type === "element" ? code.properties : {}
  if (code?.type === "element" && dataLines) code.children = markLines(code.children, String(dataLines))
  const name = BUILD_TEXTS.copyCode
  const button = h("button", {
    type: "button",
    className: ["code-copy", "scripted"],
    ariaLabel: name,
    dataTooltip: name,
  })
  return h("figure", { className: ["code"] }, dataTitle ? h("figcaption", String(dataTitle)) : null, box, button)
}

/** Puts marked lines into elements of their own, each with its line break. */
function markLines(nodes: readonly ElementContent[], ranges: string): ElementContent[] {
  const marked = ranges.split(",").map((range) => range.split("-").map(Number))
  return splitLines(nodes).flatMap((line, index) =>
    marked.some(([from = 0, to = 0]) => index + 1 >= from && index + 1 <= to) ? [h("mark", line)] : line,
  )
}

/** Divides highlighted code into lines; an element of several lines is divided, too. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    for (const [index, part] of partsOf(node).entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push(...part)
    }
  }
  return lines
}

function partsOf(node: ElementContent): ElementContent[][] {
  if (node.type === "element") return splitLines(node.children).map((children) => [{ ...node, children }])
  if (node.type !== "text") return []
  const texts = node.value.split(/(?<=\n)/)
  // The next node begins a line after a last break.
  return (node.value.endsWith("\n") ? [...texts, ""] : texts).map((value) =>
    value === "" ? [] : [{ type: "text", value }],
  )
}
