import { gatsbyWindow } from "~/src/client/gatsby-globals"
import { withoutQuery } from "~/src/lib/payload-path"

/**
 * Lets all addresses of a page share its data. Gatsby keeps it by path and query, because servers of its other kind may
 * answer differently to each, and so would ask again for every query (P1). Returns its stop.
 */
export function startSharedPayloads(): () => void {
  const { ___loader: loader } = gatsbyWindow()
  const { loadPage, loadPageSync, isPageNotFound } = loader
  loader.loadPage = (path) => loadPage(withoutQuery(path))
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path))
  return () => Object.assign(loader, { loadPage, loadPageSync, isPageNotFound })
}
