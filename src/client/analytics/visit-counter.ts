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

  const load = async () => {
    state = "loading"
    providers = await loadProviders()
    state = "stopped"
    update()
  }
  const update = () => {
    const isAllowed = maySend()
    if (!isAllowed) unsent = unsent.slice(-1)
    if (state === "unloaded" && isAllowed) void load()
    if (state === "stopped" && isAllowed) {
      forEachSafely(providers, (provider) => provider.start())
      state = "running"
    } else if (state === "running" && !isAllowed) {
      forEachSafely(providers, (provider) => provider.stop())
      state = "stopped"
    }
    if (state !== "running") return
    for (const view of unsent) forEachSafely(providers, (provider) => provider.send(view))
    unsent = []
  }

  return {
    note(view: PageView): void {
      unsent.push(view)
      update()
    },
    /** Checks again whether page views may be sent. */
    update,
  }
}

function forEachSafely(providers: readonly Provider[], action: (provider: Provider) => void): void {
  for (const provider of providers) {
    try {
      action(provider)
    } catch (error) {
      console.warn(error)
    }
  }
}
