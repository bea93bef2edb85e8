import { renderedPath } from "~/src/gatsby/browser/page-globals"
import { pagePath, routerPath, unknownPath } from "~/src/lib/addresses/address"
import { ERROR_PAGE_PATH, withoutQuery } from "~/src/lib/addresses/paths"

/** The path of the address that the document was requested from; empty on the server. */
const documentPath = typeof window === "undefined" ? "" : window.location.pathname

/**
 * Returns the path under which Gatsby keeps the page of an address, or the error page's if no page can have that address.
 * Replaces Gatsby's function of this name, which decodes an address again at each call: an encoded character then throws,
 * or leads to another page (R4).
 */
export function findPath(address: string): string {
  const pathname = withoutQuery(address)
  const path = isUnknown(pathname) ? null : pagePath(pathname, __BASE_PATH__)
  return (path ?? ERROR_PAGE_PATH).replace(/(?<=.)\/$/, "")
}

/** Gatsby's module has three more functions. No page of the site has parameters in its path. */
function findNothing(): undefined {
  return undefined
}

export { findNothing as findMatchPath, findNothing as grabMatchParams, findNothing as setMatchPaths }

export function toRouterPath(pathname: string): string {
  return isUnknown(pathname) ? unknownPath(pathname, __BASE_PATH__) : routerPath(pathname, __BASE_PATH__)
}

/** True for the address that the host answered with the error page, and the router's path for it: React must hydrate that page. */
function isUnknown(pathname: string): boolean {
  const isShown = renderedPath() === ERROR_PAGE_PATH
  return isShown && (pathname === documentPath || pathname === unknownPath(documentPath, __BASE_PATH__))
}
