import { createHash } from "node:crypto"
import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { HELD_SCRIPT } from "~/src/lib/held-script"

/** The hashes of what pages hold in `<script>` and `<style>`, as a content security policy writes them. */
export type InlineCode = { scripts: string[]; styles: string[] }

/** Types of a script that a browser obeys; all others are data to it, and need no permission. */
const OBEYED = ["", "text/javascript", "application/javascript", "module", "importmap", "speculationrules"]

/**
 * Finds all inline code of a page. The page is parsed as a browser does it: what counts is the text of the element
 * (line ends included), not the bytes of the file, and what only looks like a tag is none.
 */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  visit(fromHtml(html), "element", (element) => {
    if (element.tagName === "style") styles.add(hashOf(textOf(element)))
    if (element.tagName === "script" && isInlineScript(element)) scripts.add(hashOf(textOf(element)))
  })
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

/** Scripts that are loaded or whose text is data: whatever stands in them needs no hash. */
const NEEDS_NONE =
  /<script\b[^>]*\s(?:src|data-src|data-app-script)="[^"]*"[^>]*><\/script>|<script type="application\/ld\+json"[^>]*>[^<]*<\/script>/g
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Differs from page to page, and means nothing to the browser. */
const PAGE_PATH = / data-path="[^"]*"/

/**
 * Reads the inline code of many pages, like `inlineCode`: the pages of a site hold the same few scripts and styles, so only a
 * page with something that no page before had is parsed. What merely looks like known code is allowed, not
 * run; what looks like unknown code has its page parsed.
 */
export function inlineCodeReader(): (html: string) => InlineCode {
  const known = new Map<string, string>()
  const keyOf = (tag: string, attributes: string, text: string) => `${tag}${attributes.replace(PAGE_PATH, "")}>${text}`
  const learn = (html: string) => {
    const code = inlineCode(html)
    const hashes = new Set([...code.scripts, ...code.styles])
    for (const [, tag = "", attributes = "", text = ""] of html.matchAll(ELEMENT)) {
      const hash = hashOf(text)
      if (hashes.has(hash)) known.set(keyOf(tag, attributes, text), hash)
    }
    return code
  }
  return (html) => {
    const found: Record<string, Set<string>> = { script: new Set(), style: new Set() }
    const rest = html.replace(NEEDS_NONE, " ").replace(ELEMENT, (element, tag, attributes, text) => {
      const hash = known.get(keyOf(tag, attributes, text))
      if (hash === undefined) return element
      found[tag]?.add(hash)
      return " "
    })
    if (/<(?:script|style)/i.test(rest)) return learn(html)
    return { scripts: [...(found.script ?? [])].sort(), styles: [...(found.style ?? [])].sort() }
  }
}

/** What any of the pages holds. */
export function allInlineCode(pages: readonly InlineCode[]): InlineCode {
  const all = (kind: keyof InlineCode) => [...new Set(pages.flatMap((page) => page[kind]))].sort()
  return { scripts: all("scripts"), styles: all("styles") }
}

/** A script that is held back until consent is text now, and code later (Y3). */
function isInlineScript({ properties }: Element): boolean {
  if (properties.src !== undefined) return false
  if (HELD_PROPERTY in properties) return properties.dataSrc === undefined
  return OBEYED.includes(String(properties.type ?? "").toLowerCase())
}

/** `data-held-script` as the syntax tree names it. */
const HELD_PROPERTY = HELD_SCRIPT.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}
