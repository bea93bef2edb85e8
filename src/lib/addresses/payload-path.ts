import { TEXTS } from "~/src/lib/texts"

/**
 * Returns the path under which a page's data is requested: the same for every query and hash (P1). Throws when it names a host
 * (P2): data from elsewhere is never a page of this site.
 */
export function payloadPath(path: string): string {
  if (namesHost(path)) throw new Error(TEXTS.error.payloadHost(path))
  return withoutQuery(path)
}

/** Returns whether an address names a host, also without a scheme and with backslashes (P2). */
export function namesHost(address: string): boolean {
  return /^([a-z][a-z0-9+.-]*:)?[\\/]{2}/i.test(address)
}

/** Returns a path without its query and hash. */
export function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, "")
}
