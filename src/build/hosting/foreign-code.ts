import { createHash } from "node:crypto"
import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { DEFERRED_APP_SCRIPT, DEFERRED_TAG_SCRIPT } from "~/src/lib/document/deferred-script"

/** The code that the build puts into pages: texts of scripts and style elements, and addresses of deferred scripts. */
export type OwnCode = { scripts: readonly string[]; styles: readonly string[]; addresses: readonly string[] }

/** Browsers do not run scripts of these types. */
const DATA_TYPES = ["application/ld+json"]

/** No page needs these elements, which run code or change how addresses are resolved. */
const FOREIGN_ELEMENTS = ["applet", "base", "embed", "frame", "frameset", "object", "portal", "template"]

/** Attributes in which `javascript:` addresses run code. */
const ADDRESSES = ["href", "xLinkHref", "src", "action", "formAction", "data"]

const APP_PROPERTY = propertyName(DEFERRED_APP_SCRIPT)
const TAG_PROPERTY = propertyName(DEFERRED_TAG_SCRIPT)

/** Returns the source of a policy for the text of an inline script or style element. */
export function codeHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * Returns a function that finds code in a page that the build did not put in (S1): scripts, style elements, event handlers
 * and `javascript:` addresses. Its findings are excerpts of the page, which is parsed as browsers do it.
 */
export function foreignCodeFinder({ scripts, styles, addresses }: OwnCode): (html: string) => string[] {
  function isOwnScript({ properties }: Element, text: string): boolean {
    if (properties.src !== undefined || properties.href !== undefined) return false
    if (DATA_TYPES.includes(String(properties.type))) return true
    const address = properties[APP_PROPERTY] ?? (TAG_PROPERTY in properties ? properties.dataSrc : undefined)
    return address === undefined ? scripts.includes(text) : addresses.includes(String(address))
  }

  function isForeign(element: Element, text: string): boolean {
    if (element.tagName === "script") return !isOwnScript(element, text)
    if (element.tagName === "style") return !styles.includes(text)
    return FOREIGN_ELEMENTS.includes(element.tagName)
  }

  return (html) => {
    const found: string[] = []
    visit(fromHtml(html), "element", (element) => {
      const { tagName, properties } = element
      const text = textOf(element)
      if (isForeign(element, text)) found.push(`<${tagName}>${text.slice(0, 80)}`)
      for (const [name, value] of Object.entries(properties)) {
        if (isCode(tagName, name, String(value))) found.push(`${name}="${String(value).slice(0, 80)}"`)
      }
    })
    return found
  }
}

function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())
}

function isCode(tagName: string, attribute: string, value: string): boolean {
  if (/^on/i.test(attribute) || attribute === "srcDoc") return true
  // The address of an image runs no code. Browsers ignore whitespace and control characters in a scheme.
  if (tagName === "img" || !ADDRESSES.includes(attribute)) return false
  return /^(javascript|data|vbscript):/i.test(value.replace(/[\0-\x20]/g, ""))
}
