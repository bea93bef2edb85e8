import { withoutQuery } from "~/src/lib/addresses/paths"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/**
 * Resolves the target of a link. Without a scheme it stays on this site: `//host/a` is a path without a page (P2).
 * @example siteAddress("//host/a", "https://ada.dev/about").href → "https://ada.dev//host/a"
 */
export function siteAddress(to: string, here: string): URL {
  const address = new URL(to, here)
  const { origin } = new URL(here)
  const hasScheme = /^\s*[a-z][a-z0-9+.-]*:/i.test(to)
  return address.origin === origin || hasScheme ? address : new URL(origin + to.trim())
}

/**
 * Returns the path that identifies a page's data, without query and hash (P1). Throws if it names a host (P2).
 * @example payloadPath("/about?a=1#b") → "/about"
 */
export function payloadPath(path: string): string {
  if (namesHost(path)) throw new Error(fillText(TEXTS.error.payloadHost, { url: path }))
  return withoutQuery(path)
}

/**
 * Returns whether an address names a host, also without a scheme and with backslashes (P2).
 * @example namesHost("\\\\host/a") → true
 */
export function namesHost(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:)?[\\/]{2}/i.test(address)
}
