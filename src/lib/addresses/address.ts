import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { isWithin, withoutBasePath } from "~/src/lib/addresses/paths"

/** Slugs only: a host that ignores case would answer a path in capitals with the data of another page. */
const PAGE_PATH = /^(?:\/[a-z0-9][a-z0-9._-]{0,254})*\/?$/
/** Gatsby stores the data of the home page as `index`, and never requests a page at `/500.html`. */
const RESERVED_PATH = /^\/(?:index|500\.html)\/?$/

/** One percent-encoded character in UTF-8. */
const ENCODED_CHARACTER =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi
/** The visible characters that browsers percent-encode wherever they are typed in an address. */
const TYPED_CHARACTER = /^(?:["<>]|[^\0-\x7f\p{C}\p{Z}])$/u

/**
 * Returns the decoded path of an address inside the site; null if no page can have it. Never throws.
 * @example pagePath("/portfolio/%61bout", "/portfolio") → "/about"
 * @example pagePath("/About", "") → null
 */
export function pagePath(pathname: string, basePath: string): string | null {
  // Hosts treat several slashes as one.
  const decoded = decodeAddress(pathname).replace(/\/{2,}/g, "/")
  if (!isWithin(decoded, basePath)) return null
  const path = withoutBasePath(decoded, basePath)
  return PAGE_PATH.test(path) && !RESERVED_PATH.test(path) ? path : null
}

/**
 * Returns the router's path for an address: that of its page, else the unknown path. Never throws.
 * @example routerPath("/portfolio/50%", "/portfolio") → "/portfolio/50%25"
 */
export function routerPath(pathname: string, basePath: string): string {
  const path = pagePath(pathname, basePath)
  return path === null ? unknownPath(pathname, basePath) : basePath + path
}

/**
 * Returns an address without a page as a path, escaped so that the router takes it literally. Never throws.
 * @example unknownPath("/:uri", "") → "/%3Auri"
 */
export function unknownPath(pathname: string, basePath: string): string {
  // The router joins the base path and what follows it with one slash.
  const typed = isWithin(pathname, basePath)
    ? withoutBasePath(pathname, basePath).replace(/^\/+/, "/")
    : `/${pathname.replaceAll("/", "%2F")}`
  return basePath + typed.replace(/[%:*?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/**
 * Returns an address as the visitor typed it: decodes only what browsers encode. Never throws.
 * @example typedAddress("/caf%C3%A9?q=%3Cb%3E%20") → "/café?q=<b>%20"
 */
export function typedAddress(address: string): string {
  return address.replace(ENCODED_CHARACTER, (code) => {
    const character = decodeAddress(code)
    return TYPED_CHARACTER.test(character) ? character : code
  })
}
