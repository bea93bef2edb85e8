import type { Element, Root } from "hast"
import { sanitize } from "hast-util-sanitize"
import { type Handle, type State as HtmlState, defaultHandlers as htmlHandlers, toMdast } from "hast-util-to-mdast"
import { toString as textOf } from "hast-util-to-string"
import type { FootnoteDefinition, Root as MarkdownRoot } from "mdast"
import { gfmToMarkdown } from "mdast-util-gfm"
import { defaultHandlers, type Options, type State, toMarkdown } from "mdast-util-to-markdown"
import { visit } from "unist-util-visit"

import { isMathsCode, mathsToSource } from "~/src/doctor/markdown/prepare-maths"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { hasClass } from "~/src/doctor/markdown/text-parts"

import { alignByAttribute } from "./cell-alignment"

/**
 * Returns the content of a page as Markdown with absolute addresses. It is made from sanitised HTML, so it contains nothing that the
 * page does not show. Decorative images are left out. Outside of code, the `@` of an e-mail address becomes a character reference,
 * which hides the address from programs that collect them.
 */
export function portableMarkdown(html: Root, siteUrl: string): string {
  mathsToSource(html)
  alignByAttribute(html)
  const shown = sanitize(html, sanitizeSchema) as Root
  visit(shown, "element", (element, index = 0, parent) => {
    const { properties } = element
    if (hasClass(element, "footnote-backref")) {
      parent?.children.splice(index, 1)
      // Removes the space that separated the note from its link back to the text.
      const before = parent?.children[index - 1]
      if (before?.type === "text") before.value = before.value.trimEnd()
    }
    for (const name of ["href", "src"]) {
      const address = properties[name]
      if (typeof address === "string" && /^\/(?!\/)/.test(address)) properties[name] = siteUrl + address
    }
  })
  const tree = toMdast(shown, { document: true, newlines: true, handlers: FROM_HTML }) as MarkdownRoot
  return toMarkdown(tree, { bullet: "-", rule: "-", extensions: [gfmToMarkdown()], handlers: TO_TEXT })
}

const keepChildren: Handle = (state, element) => state.all(element)

const FROM_HTML: Record<string, Handle> = {
  // By default these become code, in which an e-mail address would not be hidden.
  kbd: keepChildren,
  samp: keepChildren,
  tt: keepChildren,
  var: keepChildren,
  // A formula in a sentence must not divide its paragraph.
  code(state, element) {
    if (!isMathsCode(element)) return htmlHandlers.code(state, element)
    const value = textOf(element)
    return { type: value.startsWith("$$") ? "html" : "inlineMath", value }
  },
  img: (state, element) => (element.properties.alt ? htmlHandlers.img(state, element) : []),
  sup(state, element) {
    const [link] = element.children
    if (link === undefined || !hasClass(link, "footnote-ref")) return state.all(element)
    const identifier = textOf(link)
    return { type: "footnoteReference", identifier, label: identifier }
  },
  section: (state, element) =>
    hasClass(element, "footnotes") ? footnoteDefinitions(state, element) : state.toFlow(state.all(element)),
}

const TO_TEXT: Options["handlers"] = {
  inlineMath: ({ value }) => value,
  root(node, parent, state, info) {
    const { safe } = state
    state.safe = (text, config) => withoutAtSigns(safe.call(state, text, config), config)
    return defaultHandlers.root(node, parent, state, info)
  },
  link(node, parent, state, info) {
    if (!node.url.includes("@")) return defaultHandlers.link(node, parent, state, info)
    // Writes [text](address): between angle brackets a character reference would not be decoded.
    const options = { ...state.options, resourceLink: true }
    return defaultHandlers.link(node, parent, { ...state, options }, info)
  },
}

/** Numbers footnotes as the page does. Their names in the source are not kept. */
function footnoteDefinitions(state: HtmlState, section: Element): FootnoteDefinition[] {
  const items = section.children.flatMap((child) =>
    "tagName" in child && child.tagName === "ol" ? child.children : [],
  )
  const notes = items.filter((item) => item.type === "element")
  return notes.map((note, index) => {
    const identifier = String(index + 1)
    const children = state.toFlow(state.all(note)) as FootnoteDefinition["children"]
    return { type: "footnoteDefinition", identifier, label: identifier, children }
  })
}

/** Replaces every `@` without a space beside it, as in e-mail addresses. The serialiser may have put a backslash before it. */
function withoutAtSigns(text: string, { before, after }: Parameters<State["safe"]>[1]): string {
  return text.replace(/(?<=[\w+.-])\\@|@/g, (sign, at: number) => {
    const previous = text[at - 1] ?? before.at(-1) ?? " "
    const next = text[at + sign.length] ?? after[0] ?? " "
    return /\s/.test(previous + next) ? sign : "&#64;"
  })
}
