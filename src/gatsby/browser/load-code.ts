import { findPath } from "~/src/gatsby/browser/find-path"
import { matchRoute, type Route } from "~/src/lib/navigation/routes"

/** The code of each page, as Gatsby names it. */
export const PAGE_CODE: Readonly<Record<Route["name"], string>> = {
  index: "pages-index",
  about: "pages-about",
  privacy: "pages-privacy",
  projects: "templates-entries",
  notes: "templates-entries",
  "projects-name": "templates-project",
  "notes-name": "templates-note",
  page: "templates-page",
}

/** Functions that load code, by its name. Gatsby shows them only to a finished site. */
export type GatsbyCode = { components: Readonly<Record<string, () => Promise<unknown>>> }

/**
 * Begins to load the code of a page. Gatsby asks for it only when it has the page's data, which name it: that is one round trip more
 * (N5).
 */
export async function loadCode(address: string, code: GatsbyCode | undefined): Promise<void> {
  const path = findPath(address)
  const route = matchRoute(path)?.route
  // The parts of a list have code of their own.
  if (route === undefined || (route.parts && route.path !== path)) return
  // Gatsby asks again, and reports the failure.
  await code?.components[`component---src-${PAGE_CODE[route.name]}-tsx`]?.().catch(() => undefined)
}
