/** The code and data of a page; undefined, or with a status, when they cannot be loaded. */
export type PageResources = { status?: "error"; json?: unknown } | undefined

export type Navigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void

/** What the app needs of the framework that loads and shows pages. Paths include the base path. */
export type PageRuntime = {
  loadPage: (path: string) => Promise<PageResources>
  /** True for a path that was loaded and that no page has. */
  isPageNotFound: (path: string) => boolean
  /** Sends all navigation through a function, which gets the framework's own. Returns a cleanup function. */
  interceptNavigation: (intercept: (navigate: Navigate) => Navigate) => () => void
  /** Is told the paths of links that come into view and of links that a visitor points at. Returns a cleanup function. */
  interceptPrefetch: (on: { visible: (path: string) => void; wanted: (path: string) => void }) => () => void
}
