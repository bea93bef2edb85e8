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
  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(withoutQuery(path), options)
    // Gatsby would draw a page that once failed without its code, and take everything down. Not there, it is loaded.
    return resources?.status === "error" ? undefined : resources
  }
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path))
  return () => Object.assign(loader, { loadPage, loadPageSync, isPageNotFound })
}
