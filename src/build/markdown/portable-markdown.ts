import type { Element, Nodes, Parents, Root } from "hast"
import { sanitize } from "hast-util-sanitize"
import { type Handle, type State, toMdast } from "hast-util-to-mdast"
import { toString as textOf } from "hast-util-to-string"
import type { FootnoteDefinition, Root as MarkdownRoot } from "mdast"
import { visit } from "unist-util-visit"

import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"

/**
 * Returns the Markdown tree of a text for Markdown copies, with absolute links. It is made from the sanitised HTML tree, so that it
 * contains nothing that the page does not show.
 */
export function portableMarkdown(html: Root, addressOf: (path: string) => string): MarkdownRoot {
  const shown = sanitize(html, sanitizeSchema) as Root
  visit(shown, "element", (element, index, parent) => {
    const { tagName, properties } = element
    if (hasClass(element, "footnote-backref")) removeBackLink(index ?? 0, parent)
    else if (tagName === "a" && /^\/(?!\/)/.test(String(properties.href))) {
      properties.href = addressOf(String(properties.href))
    }
  })
  return toMdast(shown, { document: true, newlines: true, handlers: HANDLERS }) as MarkdownRoot
}

const keepChildren: Handle = (state, element) => state.all(element)

const HANDLERS: Record<string, Handle> = {
  // Only `code` becomes code: in code an e-mail address is not obfuscated.
  kbd: keepChildren,
  samp: keepChildren,
  tt: keepChildren,
  var: keepChildren,
  sup(state, element) {
    const [link] = element.children
    if (!hasClass(link, "footnote-ref")) return state.all(element)
    const identifier = textOf(link)
    return { type: "footnoteReference", identifier, label: identifier }
  },
  section: (state, element) =>
    hasClass(element, "footnotes") ? footnoteDefinitions(state, element) : state.toFlow(state.all(element)),
}

/** Footnotes get the numbers that the page shows. */
function footnoteDefinitions(state: State, section: Element): FootnoteDefinition[] {
  const list = section.children.filter(isElement).find(({ tagName }) => tagName === "ol")
  const notes = list?.children.filter(isElement) ?? []
  return notes.map((note, index) => {
    const identifier = String(index + 1)
    const children = state.toFlow(state.all(note)) as FootnoteDefinition["children"]
    return { type: "footnoteDefinition", identifier, label: identifier, children }
  })
}

/** Removes the link back to the text, and the space before it. */
function removeBackLink(index: number, parent: Parents | undefined): void {
  parent?.children.splice(index, 1)
  const before = parent?.children[index - 1]
  if (before?.type === "text") before.value = before.value.trimEnd()
}

function isElement(node: Nodes | undefined): node is Element {
  return node?.type === "element"
}

function hasClass(node: Nodes | undefined, name: string): node is Element {
  return isElement(node) && Array.isArray(node.properties.className) && node.properties.className.includes(name)
}
