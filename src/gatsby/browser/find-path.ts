import { pagePath, routerPath } from "~/src/lib/address"
import { withoutQuery } from "~/src/lib/payload-path"

/** The path below which the site is served; Gatsby's webpack configuration puts it here. */
declare const __BASE_PATH__: string

const ERROR_PAGE_PATH = "/404.html"

/**
 * Replaces Gatsby's function of this name, which decodes an address once for every caller: an encoded character throws, or
 * leads to the data of another page (R4). Returns the path under which Gatsby keeps the page of an address, the error page's
 * where there can be none.
 */
export function findPath(address: string): string {
  const path = pagePath(withoutQuery(address), __BASE_PATH__) ?? ERROR_PAGE_PATH
  return path.replace(/(?<=.)\/$/, "")
}

/** Replaces Gatsby's function of this name: no page of the site stands for several paths. */
export function findMatchPath(): null {
  return null
}

/** Replaces Gatsby's function of this name: no page of the site has parameters in its path. */
export function grabMatchParams(): object {
  return {}
}

/** Replaces Gatsby's function of this name: the list of such pages is empty. */
export function setMatchPaths(): undefined {
  return undefined
}

/** Returns what Gatsby's router takes for the path of the browser's location. */
export function toRouterPath(pathname: string): string {
  return routerPath(pathname, __BASE_PATH__)
}
