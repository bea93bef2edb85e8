import { renderedPath } from "~/src/gatsby/browser/page-globals"
import { pagePath, routerPath, unknownPath } from "~/src/lib/addresses/address"
import { withoutQuery } from "~/src/lib/addresses/paths"

/** The path under which Gatsby keeps the error page. */
export const ERROR_PAGE_PATH = "/404.html"

/** The path of the address that the document was requested from. */
const documentPath = typeof window === "undefined" ? null : window.location.pathname

/**
 * Replaces Gatsby's function of this name, which decodes an address once for every caller: an encoded character throws, or
 * leads to the data of another page (R4). Returns the path under which Gatsby keeps the page of an address, the error page's
 * where there can be none.
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

/** Returns what Gatsby's router takes for the path of the browser's location. */
export function toRouterPath(pathname: string): string {
  return isUnknown(pathname) ? unknownPath(pathname, __BASE_PATH__) : routerPath(pathname, __BASE_PATH__)
}

/** True for the address that the host has answered with the error page: React must find what the server rendered. */
function isUnknown(pathname: string): boolean {
  return pathname === documentPath && renderedPath() === ERROR_PAGE_PATH
}
