import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { isWithin, withoutBasePath } from "~/src/lib/addresses/paths"

/**
 * The form of a page's path. All consist of slugs, so nothing else is requested: hosts that ignore case would answer a path in
 * capitals with the data of another page.
 */
const PAGE_PATH = /^(?:\/[a-z0-9][a-z0-9._-]{0,254})*\/?$/
/** Gatsby keeps the data of the home page under `index`, and never asks for a page under the other one. */
const RESERVED_PATH = /^\/(?:index|500\.html)\/?$/

/** A percent code of one character in UTF-8. */
const ENCODED_CHARACTER =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi
/** Visible characters that browsers encode in every part of a typed address. */
const TYPED_CHARACTER = /^(?:["<>]|[^\0-\x7f\p{C}\p{Z}])$/u

/**
 * Returns the path inside the site that an address names, decoded once; null when no page can have it. Hosts treat several slashes
 * as one, and so does this. Never throws.
 */
export function pagePath(pathname: string, basePath: string): string | null {
  const decoded = decodeAddress(pathname).replace(/\/{2,}/g, "/")
  if (!isWithin(decoded, basePath)) return null
  const path = withoutBasePath(decoded, basePath)
  return PAGE_PATH.test(path) && !RESERVED_PATH.test(path) ? path : null
}

/** Returns the path that the router gets for an address: the page's, else that of an address without a page. Never throws. */
export function routerPath(pathname: string, basePath: string): string {
  const path = pagePath(pathname, basePath)
  return path === null ? unknownPath(pathname, basePath) : basePath + path
}

/**
 * Returns the path that the router gets for an address without a page: what was typed, with a code for everything that the
 * router would decode or take for a pattern. Each such address has its own, which names no page either. Never throws.
 */
export function unknownPath(pathname: string, basePath: string): string {
  const typed = isWithin(pathname, basePath)
    ? withoutBasePath(pathname, basePath)
    : `/${pathname.replaceAll("/", "%2F")}`
  return basePath + typed.replace(/[%:*?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Returns an address as its visitor typed it: what browsers encode is decoded, and codes that were typed stay. Never throws. */
export function typedAddress(address: string): string {
  return address.replace(ENCODED_CHARACTER, (code) => {
    const character = decodeAddress(code)
    return TYPED_CHARACTER.test(character) ? character : code
  })
}
