import type { Element, ElementContent, Root } from "hast"
import { visit } from "unist-util-visit"

import { calloutClass, calloutKind } from "~/src/lib/callouts"

const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/

/** Marks quotes that begin with a line such as `[!NOTE]` by a class, and removes this line (M2). Raw HTML is not parsed yet. */
export function markCallouts(tree: Root): void {
  visit(tree, "element", (quote) => {
    const paragraph = quote.children.find((child) => child.type === "element")
    if (quote.tagName !== "blockquote" || paragraph?.tagName !== "p") return
    const found = firstLine(paragraph)
    const kind = calloutKind(found?.word ?? "")
    if (found === null || kind === undefined) return
    quote.properties.className = [calloutClass(kind)]
    paragraph.children = found.rest
    if (found.rest.length === 0) quote.children.splice(quote.children.indexOf(paragraph), 1)
  })
}

/** Returns the word of a first line such as `[!NOTE]`, and what follows this line. */
function firstLine({ children }: Element): { word: string; rest: ElementContent[] } | null {
  const [first, next] = children
  const [mark, word] = (first?.type === "text" && MARK.exec(first.value)) || []
  if (first?.type !== "text" || mark === undefined || word === undefined) return null
  const isBroken = next?.type === "element" && next.tagName === "br"
  if (!mark.endsWith("\n") && !isBroken && next !== undefined) return null
  const value = first.value.slice(mark.length)
  const rest = children.slice(isBroken ? 2 : 1)
  return { word, rest: value === "" ? rest : [{ type: "text", value }, ...rest] }
}
