import { hash } from "node:crypto"
import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

/** The code that the build puts into pages: the texts of inline scripts and styles, and the addresses of deferred scripts. */
export type OwnCode = { scripts: readonly string[]; styles: readonly string[]; addresses: readonly string[] }

/** Elements that can run code or change where addresses lead. No page of the site needs them. */
const FOREIGN_ELEMENTS = ["applet", "base", "embed", "frame", "frameset", "object", "portal", "template"]

/** Attributes in which an address that begins with `javascript:` runs code. */
const ADDRESSES = ["href", "xLinkHref", "src", "action", "formAction", "data"]

/** Returns what a content security policy lists to allow an inline script or style with this text. */
export function codeHash(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`
}

/**
 * Returns a function that returns an excerpt of each script, style element, event handler and `javascript:` address in
 * a page that the build did not put in (S1).
 */
export function foreignCodeFinder({ scripts, styles, addresses }: OwnCode): (page: Root) => string[] {
  function isOwnScript(element: Element): boolean {
    // The attributes of `src/lib/document/document-scripts.ts`, by their names in a syntax tree.
    const { type, src, href, dataSrc, dataAppScript, dataDeferredScript } = element.properties
    if (src !== undefined || href !== undefined) return false
    // Browsers do not run structured data.
    if (type === "application/ld+json") return true
    const address = dataAppScript ?? (dataDeferredScript === undefined ? undefined : dataSrc)
    return address === undefined ? scripts.includes(textOf(element)) : addresses.includes(String(address))
  }

  function isForeign(element: Element): boolean {
    if (element.tagName === "script") return !isOwnScript(element)
    if (element.tagName === "style") return !styles.includes(textOf(element))
    return FOREIGN_ELEMENTS.includes(element.tagName)
  }

  return (page) => {
    const found: string[] = []
    visit(page, "element", (element) => {
      const { tagName, properties } = element
      if (isForeign(element)) found.push(`<${tagName}>${textOf(element).slice(0, 80)}`)
      for (const [name, value] of Object.entries(properties)) {
        if (isCode(tagName, name, String(value))) found.push(`${name}="${String(value).slice(0, 80)}"`)
      }
    })
    return found
  }
}

function isCode(tagName: string, attribute: string, value: string): boolean {
  if (/^on/i.test(attribute) || attribute === "srcDoc") return true
  // Browsers never run the address of an image.
  if (tagName === "img" || !ADDRESSES.includes(attribute)) return false
  // Browsers ignore whitespace and control characters before and in a scheme.
  return /^(javascript|data|vbscript):/i.test(value.replace(/[\0-\x20]/g, ""))
}
