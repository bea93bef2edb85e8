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

/** Returns the source of a policy for the text of an inline script or style element. */
export function codeHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * Returns a function that finds code in a page that the build did not put in (S1): scripts, style elements, event handlers
 * and `javascript:` addresses. Its findings are excerpts of the page, which is parsed as browsers do it.
 */
export function foreignCodeFinder(own: OwnCode): (html: string) => string[] {
  const scripts = new Set(own.scripts)
  const styles = new Set(own.styles)
  const addresses = new Set(own.addresses)

  function isForeign(element: Element): boolean {
    const { tagName } = element
    if (tagName === "script") return !isOwnScript(element)
    if (tagName === "style") return !styles.has(textOf(element))
    return FOREIGN_ELEMENTS.includes(tagName)
  }

  function isOwnScript(element: Element): boolean {
    const { properties } = element
    if (properties.src !== undefined || properties.href !== undefined) return false
    if (DATA_TYPES.includes(String(properties.type))) return true
    const address = properties[APP_PROPERTY] ?? (TAG_PROPERTY in properties ? properties.dataSrc : undefined)
    return address === undefined ? scripts.has(textOf(element)) : addresses.has(String(address))
  }

  return (html) => {
    const found: string[] = []
    visit(fromHtml(html), "element", (element) => {
      if (isForeign(element)) found.push(`<${element.tagName}>${textOf(element).slice(0, 80)}`)
      for (const [name, value] of Object.entries(element.properties)) {
        if (isHandler(name) || isScriptAddress(element, name)) found.push(`${name}="${String(value).slice(0, 80)}"`)
      }
    })
    return found
  }
}

const APP_PROPERTY = propertyName(DEFERRED_APP_SCRIPT)
const TAG_PROPERTY = propertyName(DEFERRED_TAG_SCRIPT)

function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())
}

function isHandler(name: string): boolean {
  return /^on/i.test(name) || name === "srcDoc"
}

/** Browsers ignore whitespace and control characters in a scheme. The address of an image runs no code. */
function isScriptAddress({ tagName, properties }: Element, name: string): boolean {
  if (tagName === "img" || !ADDRESSES.includes(name)) return false
  return /^(javascript|data|vbscript):/i.test(String(properties[name]).replace(/[\0-\x20]/g, ""))
}
