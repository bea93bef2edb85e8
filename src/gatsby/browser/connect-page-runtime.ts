import { findPath } from "~/src/gatsby/browser/find-path"
import { type GatsbyCode, loadCode } from "~/src/gatsby/browser/load-code"
import { ERROR_PAGE_PATH, withoutQuery } from "~/src/lib/addresses/paths"
import type { Navigate, PageResources, PageRuntime } from "~/src/lib/navigation/page-runtime"

type Loader = {
  loadPage: (path: string) => Promise<PageResources>
  loadPageSync: (path: string, options?: object) => PageResources
  isPageNotFound: (path: string) => boolean
  enqueue: (path: string) => PromiseLike<boolean> & { abort: () => void }
  hovering: (path: string) => void
}

/** Gatsby has no types for the globals that its runtime sets. */
export type GatsbyWindow = {
  ___loader: Loader
  ___navigate: Navigate
  ___push: (to: string) => void
  ___replace: (to: string) => void
  asyncRequires?: GatsbyCode
}

const LOADER_FUNCTIONS = ["loadPage", "loadPageSync", "isPageNotFound", "enqueue", "hovering"] as const

/** The globals exist from `onClientEntry` on. */
export function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow
}

/** Throws an error that names every global that is missing. */
export function connectPageRuntime(): PageRuntime {
  const gatsby: Partial<GatsbyWindow> = gatsbyWindow()
  const missing = LOADER_FUNCTIONS.filter((name) => typeof gatsby.___loader?.[name] !== "function")
    .map((name) => `___loader.${name}`)
    .concat((["___navigate", "___push", "___replace"] as const).filter((name) => typeof gatsby[name] !== "function"))
  if (missing.length > 0) {
    throw new Error(`Gatsby’s runtime has no ${missing.join(", ")}: links load documents (docs/decisions/0007).`)
  }
  return {
    // They are looked up at each call because startSharedPayloads replaces them.
    loadPage: (path) => gatsbyWindow().___loader.loadPage(path),
    isPageNotFound: (path) => findPath(path) === ERROR_PAGE_PATH || gatsbyWindow().___loader.isPageNotFound(path),
    interceptNavigation,
    interceptPrefetch,
    pauseFrames,
  }
}

function interceptNavigation(intercept: (navigate: Navigate) => Navigate): () => void {
  const gatsby = gatsbyWindow()
  const { ___navigate, ___push, ___replace } = gatsby
  const navigate = intercept(___navigate)
  gatsby.___navigate = navigate
  gatsby.___push = (to) => navigate(to, { replace: false })
  gatsby.___replace = (to) => navigate(to, { replace: true })
  return () => Object.assign(gatsby, { ___navigate, ___push, ___replace })
}

function interceptPrefetch(on: { visible: (path: string) => void; wanted: (path: string) => void }): () => void {
  const { ___loader: loader } = gatsbyWindow()
  const { enqueue, hovering } = loader
  loader.enqueue = (path) => {
    on.visible(path)
    return Object.assign(Promise.resolve(true), { abort: () => undefined })
  }
  loader.hovering = on.wanted
  return () => Object.assign(loader, { enqueue, hovering })
}

/** Reach Router shows a page in the next frame, and a view transition draws none until the page is there. */
function pauseFrames(): () => void {
  const { requestAnimationFrame } = window
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))
  return () => {
    window.requestAnimationFrame = requestAnimationFrame
  }
}

/**
 * Loads a page's data once for all queries, and its code at the same time; Gatsby would load the data again for each query (P1), and
 * the code after it. Returns a cleanup function.
 */
export function startSharedPayloads(): () => void {
  const { ___loader: loader } = gatsbyWindow()
  const { loadPage, loadPageSync, isPageNotFound } = loader
  loader.loadPage = async (path) => {
    void loadCode(path, gatsbyWindow().asyncRequires)
    return withData(await loadPage(withoutQuery(path)))
  }
  loader.loadPageSync = (path, options) => {
    const resources = withData(loadPageSync(withoutQuery(path), options))
    // Gatsby would render nothing for a page whose code failed to load. Without resources, it loads the document.
    return resources?.status === "error" ? undefined : resources
  }
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path))
  return () => Object.assign(loader, { loadPage, loadPageSync, isPageNotFound })
}

/** Gatsby cannot render a page whose data is `null`, and would replace the whole site by the error screen (E4). */
function withData(resources: PageResources): PageResources {
  return resources && !resources.json ? { ...resources, status: "error" } : resources
}

/** Clears Gatsby's announcement: Gatsby does not announce a page that has the same heading as the last one (N3). */
export function clearRouteAnnouncement(): void {
  document.getElementById("gatsby-announcer")?.replaceChildren()
}
