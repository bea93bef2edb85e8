import { createHash } from "node:crypto"
import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { DEFERRED_APP_SCRIPT, DEFERRED_TAG_SCRIPT } from "~/src/lib/document/deferred-script"

/** The code that the build itself puts into pages. */
export type OwnCode = {
  /** The texts of inline scripts. */
  scripts: readonly string[]
  /** The texts of style elements. */
  styles: readonly string[]
  /** The addresses of scripts that are deferred. */
  addresses: readonly string[]
}

/** Scripts of these types are data, which no browser runs. */
const DATA_TYPES = ["application/ld+json"]

/** Elements that run code, or change what addresses mean, and that no page needs. */
const FOREIGN_ELEMENTS = ["applet", "base", "embed", "frame", "frameset", "object", "portal", "template"]

/** Attributes whose value may be an address that runs code. */
const ADDRESSES = ["href", "xLinkHref", "src", "action", "formAction", "data"]

/** Returns a policy's name for the text of an inline script or style element. */
export function codeHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * Finds everything in pages that could run or style them and that the build did not put in (S1): scripts, style elements,
 * event handlers, script addresses. The page is parsed as a browser does it, so what only looks like a tag is none.
 * Returns a function from a page to its findings, each as a short piece of the page.
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

/** `data-app-script` and `data-held-script` as the syntax tree names them. */
const APP_PROPERTY = propertyName(DEFERRED_APP_SCRIPT)
const TAG_PROPERTY = propertyName(DEFERRED_TAG_SCRIPT)

function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())
}

function isHandler(name: string): boolean {
  return /^on/i.test(name) || name === "srcDoc"
}

/** Browsers ignore whitespace and control characters in a scheme. An image runs nothing, whatever its address is. */
function isScriptAddress({ tagName, properties }: Element, name: string): boolean {
  if (tagName === "img" || !ADDRESSES.includes(name)) return false
  return /^(javascript|data|vbscript):/i.test(String(properties[name]).replace(/[\0-\x20]/g, ""))
}
