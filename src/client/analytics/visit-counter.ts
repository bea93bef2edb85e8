type PageView = {
  /** The pattern of the page's route, such as `/projects/[name]`; null for an address without a page. */
  route: string | null
  /** Inside the site: without base path, query and hash. */
  path: string
}

/** A service that counts page views. What it throws is logged as a warning. */
export type Provider = {
  /** Called before the first page view, and again when a visitor consents again. */
  start: () => void
  send: (view: PageView) => void
  /** From here on nothing may leave the browser. */
  stop: () => void
}

type VisitCounterOptions = {
  maySend: () => boolean
  /** Called once, when page views may be sent for the first time. */
  loadProviders: () => Promise<readonly Provider[]>
}

/**
 * Returns a counter that sends every page view once to all providers while that is allowed. When it becomes allowed, the
 * current page is sent; the pages before it never are (Y1–Y3).
 */
export function createVisitCounter({ maySend, loadProviders }: VisitCounterOptions) {
  let unsent: PageView[] = []
  let providers: readonly Provider[] = []
  let state: "unloaded" | "loading" | "stopped" | "running" = "unloaded"

  const forEach = (action: (provider: Provider) => void) => {
    for (const provider of providers) {
      try {
        action(provider)
      } catch (error) {
        console.warn(error)
      }
    }
  }
  const load = async () => {
    state = "loading"
    providers = await loadProviders()
    state = "stopped"
    update()
  }
  /** Checks again whether page views may be sent. */
  const update = () => {
    const isAllowed = maySend()
    if (!isAllowed) unsent = unsent.slice(-1)
    if (state === "unloaded" && isAllowed) void load()
    if (state === "stopped" && isAllowed) {
      forEach((provider) => provider.start())
      state = "running"
    } else if (state === "running" && !isAllowed) {
      forEach((provider) => provider.stop())
      state = "stopped"
    }
    if (state !== "running") return
    for (const view of unsent.splice(0)) forEach((provider) => provider.send(view))
  }
  const note = (view: PageView) => {
    unsent.push(view)
    update()
  }
  return { note, update }
}
