import type { Element, Nodes, Parents, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { SKIP, visit } from "unist-util-visit"

import { typesetMaths } from "~/src/doctor/readers/maths/typeset-maths"

import { hasClass } from "./text-parts"

/** Typesets the formulas of a sanitised text (M1). One with a mistake stays code; the content check reports it. */
export function prepareMaths(tree: Root): void {
  visit(tree, "element", (element, index = 0, parent) => {
    const [only] = element.children
    const isBlock = element.tagName === "pre" && isMathsCode(only)
    if (!isBlock && !isMathsCode(element)) return undefined
    const result = typesetMaths(textOf(element), isBlock)
    if (!("math" in result)) return SKIP
    const { [index - 1]: before, [index + 1]: after } = parent?.children ?? []
    parent?.children.splice(index, 1, isBlock ? result.math : withMarks(result.math, before, after))
    return SKIP
  })
}

/** Returns a formula with what is written directly before and after it, e.g. `(` and `-th,`: a line could end between them. A long word has to break. */
function withMarks(math: Element, before: Nodes | undefined, after: Nodes | undefined): Element {
  const opening = takeText(before, /[\p{Ps}\p{Pi}]+$/u)
  const closing = takeText(after, /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Script=Latin}]{1,12}(?!\p{L})/u)
  return opening + closing === "" ? math : h("span", { className: ["whitespace-nowrap"] }, opening, math, closing)
}

/** Removes what a pattern matches from a text, and returns it. */
function takeText(node: Nodes | undefined, pattern: RegExp): string {
  if (node?.type !== "text") return ""
  const [found = ""] = pattern.exec(node.value) ?? []
  node.value = node.value.replace(pattern, "")
  return found
}

/** Replaces each formula by its TeX between dollars, as code: feed readers and Markdown do not know MathML. */
export function mathsToSource(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }, index = 0, parent: Parents | undefined) => {
    if (tagName !== "math" || parent === undefined) return
    const tex = String(properties.dataTex)
    const source = properties.display === "block" ? `$$\n${tex}\n$$` : `$${tex}$`
    parent.children.splice(index, 1, h("code", { className: ["language-math"] }, source))
  })
}

/** Returns whether an element is the code of a formula, as written or from {@link mathsToSource}. */
export function isMathsCode(node: Nodes | undefined): node is Element {
  return node?.type === "element" && node.tagName === "code" && hasClass(node, "language-math")
}
