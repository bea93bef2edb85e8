/** What Gatsby's runtime puts on `window`; its own types do not tell. */
type PageResources = { status?: "error"; json?: unknown } | undefined

type GatsbyLoader = {
  loadPage: (path: string) => Promise<PageResources>
  loadPageSync: (path: string, options?: object) => PageResources
  enqueue: (path: string) => PromiseLike<boolean> & { abort: () => void }
  hovering: (path: string) => void
  isPageNotFound: (path: string) => boolean
}

type NavigateOptions = { replace?: boolean; state?: object }
export type Navigate = (to: string | number, options?: NavigateOptions) => void

type GatsbyWindow = {
  ___loader: GatsbyLoader
  ___navigate: Navigate
  ___push: (to: string) => void
  ___replace: (to: string) => void
}

/** Gatsby's runtime, there from `onClientEntry` on. */
export function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow
}
