/** The code and data of a page; undefined or with a status if they cannot be loaded. */
export type PageResources = { status?: "error"; json?: unknown } | undefined

export type Navigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void

/** What the app uses of the framework that loads and shows pages. Paths include the base path. */
export type PageRuntime = {
  loadPage: (path: string) => Promise<PageResources>
  isPageNotFound: (path: string) => boolean
  /** Wraps the framework's navigation in a function. Returns a cleanup function. */
  interceptNavigation: (intercept: (navigate: Navigate) => Navigate) => () => void
  /** Reports the paths of links in view, and of links that a visitor points at. Returns a cleanup function. */
  interceptPrefetch: (on: { visible: (path: string) => void; wanted: (path: string) => void }) => () => void
  /** Shows pages without waiting for a frame, while the browser draws none. Returns a function that ends it. */
  pauseFrames: () => () => void
}
