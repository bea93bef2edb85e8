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
    if (element.tagName === "style") styles.add(hashOf(element))
    if (element.tagName === "script" && isInlineScript(element)) scripts.add(hashOf(element))
  })
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
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

function hashOf(element: Element): string {
  return `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`
}
