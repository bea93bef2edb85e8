import { gatsbyWindow } from "~/src/gatsby/browser/connect-page-runtime"
import { withoutQuery } from "~/src/lib/addresses/paths"

/**
 * Lets all addresses of a page share its data. Gatsby keeps it by path and query, because pages that are rendered per request
 * may differ, and so would request it again for every query (P1). Returns a cleanup function.
 */
export function startSharedPayloads(): () => void {
  const { ___loader: loader } = gatsbyWindow()
  const { loadPage, loadPageSync, isPageNotFound } = loader
  loader.loadPage = (path) => loadPage(withoutQuery(path))
  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(withoutQuery(path), options)
    // Gatsby would render a page that failed once without its code, which blanks the document. Falls back to loading it.
    return resources?.status === "error" ? undefined : resources
  }
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path))
  return () => Object.assign(loader, { loadPage, loadPageSync, isPageNotFound })
}
