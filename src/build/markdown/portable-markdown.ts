import type { Element, Parents, Root } from "hast"
import { sanitize } from "hast-util-sanitize"
import { type Handle, type State, toMdast } from "hast-util-to-mdast"
import { toString as textOf } from "hast-util-to-string"
import type { FootnoteDefinition, FootnoteReference, Root as MarkdownRoot, Nodes } from "mdast"
import { visit } from "unist-util-visit"

import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"

/**
 * Returns the Markdown tree of a text for Markdown copies, with absolute links. It is made from the sanitised HTML tree, so that it
 * contains nothing that the page does not show.
 */
export function portableMarkdown(html: Root, addressOf: (path: string) => string): MarkdownRoot {
  const shown = sanitize(html, sanitizeSchema) as Root
  visit(shown, "element", ({ tagName, properties: { href }, properties }) => {
    if (tagName === "a" && typeof href === "string" && /^\/(?!\/)/.test(href)) properties.href = addressOf(href)
  })
  return toMdast(shown, { document: true, newlines: true, handlers: HANDLERS }) as MarkdownRoot
}

const HANDLERS: Record<string, Handle> = {
  // Only `code` becomes code: in code an e-mail address is not obfuscated.
  kbd: keepChildren,
  samp: keepChildren,
  tt: keepChildren,
  var: keepChildren,
  sup: (state, element) => footnoteReference(element) ?? keepChildren(state, element),
  section: (state, element) =>
    isFootnotes(element) ? footnoteDefinitions(state, element) : state.toFlow(state.all(element)),
}

function keepChildren(state: State, element: Element): Nodes[] {
  return state.all(element)
}

function footnoteReference({ children: [link] }: Element): FootnoteReference | null {
  if (!isElement(link) || !hasClass(link, "footnote-ref")) return null
  const identifier = textOf(link)
  return { type: "footnoteReference", identifier, label: identifier }
}

/** Footnotes get the numbers that the page shows. */
function footnoteDefinitions(state: State, section: Element): FootnoteDefinition[] {
  const list = section.children.filter(isElement).find(({ tagName }) => tagName === "ol")
  const notes = list?.children.filter(isElement) ?? []
  return notes.map((note, index) => {
    visit(note, { tagName: "a" }, (link, at, parent) => {
      if (hasClass(link as Element, "footnote-backref")) removeFrom(at ?? 0, parent)
    })
    const identifier = String(index + 1)
    const children = state.toFlow(state.all(note)) as FootnoteDefinition["children"]
    return { type: "footnoteDefinition", identifier, label: identifier, children }
  })
}

/** Removes the link back to the text, and the space before it. */
function removeFrom(index: number, parent: Parents | undefined): void {
  parent?.children.splice(index)
  const before = parent?.children.at(-1)
  if (before?.type === "text") before.value = before.value.trimEnd()
}

function isFootnotes(element: Element): boolean {
  return hasClass(element, "footnotes")
}

function isElement(node: Element["children"][number] | undefined): node is Element {
  return node?.type === "element"
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}
