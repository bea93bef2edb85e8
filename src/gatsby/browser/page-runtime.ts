import { findPath } from "~/src/gatsby/browser/find-path"
import { type GatsbyCode, loadCode } from "~/src/gatsby/browser/load-code"
import { ERROR_PAGE_PATH, withoutQuery } from "~/src/lib/addresses/paths"
import { payloadPath } from "~/src/lib/addresses/site-address"

/** The code and data of a page; undefined or with a status if they cannot be loaded. */
type PageResources = { status?: "error"; json?: unknown } | undefined

export type Navigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void

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
export function assertPageRuntime(): void {
  const gatsby: Partial<GatsbyWindow> = gatsbyWindow()
  const missing = LOADER_FUNCTIONS.filter((name) => typeof gatsby.___loader?.[name] !== "function")
    .map((name) => `___loader.${name}`)
    .concat((["___navigate", "___push", "___replace"] as const).filter((name) => typeof gatsby[name] !== "function"))
  if (missing.length > 0) {
    throw new Error(`Gatsby’s runtime has no ${missing.join(", ")}: links load documents (docs/decisions/0007).`)
  }
}

/**
 * Loads the code and data of a page; its path includes the base path. Rejects if it names a host (P2). Undefined without Gatsby's
 * runtime, in which the page that is shown stays.
 */
export async function loadPage(path: string): Promise<PageResources> {
  return gatsbyWindow().___loader?.loadPage?.(payloadPath(path))
}

/** Loads the code and data of a page. Resolves to whether the page can be shown; never rejects. */
export async function isPageReady(path: string): Promise<boolean> {
  try {
    const resources = await loadPage(path)
    return resources !== undefined && resources.status !== "error"
  } catch (error) {
    console.warn(error)
    return false
  }
}

/** Returns whether a path is known to have no page; true only after it was loaded. The path includes the base path. */
export function isPageNotFound(path: string): boolean {
  return findPath(path) === ERROR_PAGE_PATH || gatsbyWindow().___loader?.isPageNotFound?.(path) === true
}

/** Wraps Gatsby's navigation in a function. Returns a cleanup function. */
export function interceptNavigation(intercept: (navigate: Navigate) => Navigate): () => void {
  const gatsby = gatsbyWindow()
  const { ___navigate, ___push, ___replace } = gatsby
  const navigate = intercept(___navigate)
  gatsby.___navigate = navigate
  gatsby.___push = (to) => navigate(to, { replace: false })
  gatsby.___replace = (to) => navigate(to, { replace: true })
  return () => Object.assign(gatsby, { ___navigate, ___push, ___replace })
}

/** Reports the paths of links in view, and of links that a visitor points at. Returns a cleanup function. */
export function interceptPrefetch(on: { visible: (path: string) => void; wanted: (path: string) => void }): () => void {
  const { ___loader: loader } = gatsbyWindow()
  const { enqueue, hovering } = loader
  loader.enqueue = (path) => {
    on.visible(path)
    return Object.assign(Promise.resolve(true), { abort: () => undefined })
  }
  loader.hovering = on.wanted
  return () => Object.assign(loader, { enqueue, hovering })
}

/**
 * Has frames run as timers: Reach Router shows a page in the next frame, and a view transition draws none until the page is there.
 * Returns a function that ends it.
 */
export function pauseFrames(): () => void {
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
