import type { Element, Nodes } from "hast"
import { visit } from "unist-util-visit"

const CLASS = /^align-(left|right|center)$/

/** Replaces the attribute for the alignment of a table's cell, which is obsolete in HTML, by a class of `text/tables.css`. */
export function alignByClass({ properties }: Element): void {
  if (properties.align) properties.className = [`align-${properties.align}`]
  delete properties.align
}

/** Gives cells their attribute back, for programs that do not have the styles. */
export function alignByAttribute(tree: Nodes): void {
  visit(tree, "element", ({ properties }) => {
    const [, align] = CLASS.exec(String(properties.className)) ?? []
    if (align !== undefined) properties.align = align
  })
}
