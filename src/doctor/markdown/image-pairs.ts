import type { Element, Parents } from "hast"

import { splitSpan } from "~/src/lib/images/image-data"

/** Returns whether an image is the first of two to compare: `![Before](before.png#compare)`. */
export function beginsPair(element: Element): boolean {
  return element.tagName === "img" && splitSpan(String(element.properties.src ?? "")).span === "compare"
}

/** Returns the two images of a paragraph that has nothing else, of which the first begins a pair; null for any other element. */
export function imagePair(paragraph: Parents): [Element, Element] | null {
  if (paragraph.type !== "element" || paragraph.tagName !== "p") return null
  const [before, after, ...others] = paragraph.children.filter(
    (child) =>
      child.type !== "comment" &&
      !(child.type === "text" && child.value.trim() === "") &&
      !(child.type === "element" && child.tagName === "br"),
  )
  const arePair =
    before?.type === "element" && beginsPair(before) && after?.type === "element" && after.tagName === "img"
  return arePair && others.length === 0 ? [before, after] : null
}
