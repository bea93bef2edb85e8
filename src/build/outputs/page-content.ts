import type { Element, ElementContent, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { h } from "hastscript"
import { SKIP, visit } from "unist-util-visit"

import { elementsIn, hasClass } from "~/src/doctor/markdown/text-parts"
import { ZOOM_CLASS } from "~/src/lib/images/image-data"
import { PUNCTUATION } from "~/src/lib/texts/punctuation"

/** Interface controls, and parts that repeat others, by element and by class. They are not content. */
const CONTROLS = ["nav", "button", "search"]
const CONTROL_CLASSES = ["sr-only", "anchor", "dark-only", "scripted", "printed-name", "contents-folded"]
const HEADING = /^h[1-6]$/
const FACTS = " · "
const { colon, comma } = PUNCTUATION

/**
 * Returns what a reader sees in the main part of a finished page, without interface controls. Markdown has no styles, so what only
 * styles separate gets a mark: facts get a dot, and a list with a name becomes one line. Changes the page's tree.
 * @param omitted the name of an element that is left out, too
 */
export function pageContent(page: Root, omitted = ""): ElementContent[] {
  const main = elementsIn(page).find(({ tagName }) => tagName === "main") ?? h("main")
  visit(main, "element", (element, index = 0, parent) => {
    if (isControl(element) || element.tagName === omitted) {
      parent?.children.splice(index, 1)
      return [SKIP, index]
    }
    // It enlarges its image.
    if (hasClass(element, ZOOM_CLASS)) element.tagName = "span"
    // A caption is otherwise added to the paragraph of its image.
    if (element.tagName === "figcaption") element.tagName = "p"
    return undefined
  })
  return main.children.flatMap(withMarks)
}

/** Returns whether an element is an interface control, or repeats another part of the page. */
export function isControl(element: Element): boolean {
  const { rel } = element.properties
  const isFurtherPage = Array.isArray(rel) && rel.includes("next")
  return CONTROLS.includes(element.tagName) || isFurtherPage || CONTROL_CLASSES.some((name) => hasClass(element, name))
}

/** Marks what styles separate. The owner's texts stay as they are. */
function withMarks(node: ElementContent): ElementContent[] {
  if (node.type === "comment") return []
  if (node.type !== "element" || hasClass(node, "prose")) return [node]
  if (node.properties.ariaHidden === "true") return []
  const children = separateFacts(node.children.flatMap(withMarks))
  const element = { ...node, children }
  const { tagName, properties } = element
  if (tagName === "dl") return [h("ul", itemsOf(element, "div").map(toFact))]
  if (tagName !== "ul") return [headingFirst(element)]
  const items = itemsOf(element, "li")
  if (properties.ariaLabel) return [h("p", `${properties.ariaLabel}${colon}`, ...joinItems(items))]
  // Headings divide the page. In a list they would only be its items.
  return hasHeading(element) ? items.flatMap((item) => item.children) : [element]
}

/** Moves a card's facts and image below its heading. Above, they would belong to the previous section. */
function headingFirst(element: Element): Element {
  const [first, second, ...rest] = element.children
  if (first?.type !== "element" || second?.type !== "element" || hasHeading(first)) return element
  const isCard = element.tagName === "article" && hasHeading(second)
  if (!isCard && !(first.tagName === "p" && HEADING.test(second.tagName))) return element
  return { ...element, children: [second, first, ...rest] }
}

function separateFacts(parts: ElementContent[]): ElementContent[] {
  // The page has a space between facts, for programs that read it without styles.
  const children = parts.filter((part, index) => !isSpace(part) || !isFactElement(parts[index + 1]))
  return children.flatMap((child, index) => {
    const before = children[index - 1]
    const isFact = before !== undefined && isFactElement(child) && !isRange(before, child)
    if (!isFact || /\s$/.test(textOf(before)) || /^\s/.test(textOf(child))) return [child]
    return [{ type: "text", value: FACTS } as const, child]
  })
}

/** Between two dates is their dash, which not every language has spaces around. */
function isRange(before: ElementContent, child: ElementContent): boolean {
  return before.type === "text" && child.type === "element" && child.tagName === "time"
}

function isFactElement(node: ElementContent | undefined): boolean {
  return node?.type === "element" && (node.tagName === "span" || node.tagName === "time")
}

function isSpace(node: ElementContent): boolean {
  return node.type === "text" && node.value.trim() === ""
}

/** Returns a name and its value as one list item. */
function toFact({ children }: Element): Element {
  const [name, value] = children.filter((child) => child.type === "element")
  const values = (value?.children ?? []).flatMap((child) => {
    return child.type === "element" && child.tagName === "ul" ? joinItems(itemsOf(child, "li")) : [child]
  })
  return h("li", ...(name?.children ?? []), colon, ...values)
}

function itemsOf({ children }: Element, tagName: string): Element[] {
  return children.filter((child) => child.type === "element").filter((child) => child.tagName === tagName)
}

function joinItems(items: readonly Element[]): ElementContent[] {
  return items.flatMap(({ children }, index) =>
    index === 0 ? children : [{ type: "text", value: comma } as const, ...children],
  )
}

function hasHeading({ tagName, children }: Element): boolean {
  return HEADING.test(tagName) || children.some((child) => child.type === "element" && hasHeading(child))
}
