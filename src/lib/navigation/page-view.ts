import { matchRoute } from "~/src/lib/navigation/match-route"
import { ROUTES } from "~/src/lib/navigation/routes"

export type PageView = {
  /** The pattern of the page's route, such as `/projects/[name]`; null for an address without a page. */
  route: string | null
  /** Inside the site: without base path, query and hash. */
  path: string
}

/** What is told about a visit to a path inside the site (Y1). */
export function pageViewOf(path: string): PageView {
  return { route: matchRoute(path, ROUTES)?.route.path ?? null, path }
}
