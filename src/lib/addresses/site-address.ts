import { withoutQuery } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

/**
 * Resolves the target of a link or of `navigate`. In a browser a path that begins with two slashes names another host; here it
 * stays a path of this site, without a page (P2). Only an address with a scheme leads elsewhere.
 */
export function siteAddress(to: string, here: string): URL {
  const address = new URL(to, here)
  const { origin } = new URL(here)
  const hasScheme = /^\s*[a-z][a-z0-9+.-]*:/i.test(to)
  return address.origin === origin || hasScheme ? address : new URL(origin + to.trim())
}

/**
 * Returns the path under which a page's data is requested: the same for every query and hash (P1). Throws when it names a host
 * (P2): data of another host is never a page of this site.
 */
export function payloadPath(path: string): string {
  if (namesHost(path)) throw new Error(TEXTS.error.payloadHost(path))
  return withoutQuery(path)
}

/** Returns whether an address names a host, also without a scheme and with backslashes (P2). */
export function namesHost(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:)?[\\/]{2}/i.test(address)
}
