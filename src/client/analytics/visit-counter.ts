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

/**
 * Returns a counter that sends every page view once to all providers while that is allowed. When it becomes allowed, the
 * current page is sent; the pages before it never are (Y1–Y3). The providers are loaded once, when they are first needed.
 */
export function createVisitCounter(maySend: () => boolean, loadProviders: () => Promise<readonly Provider[]>) {
  let unsent: PageView[] = []
  let isLoadingOrLoaded = false
  let providers: readonly Provider[] | undefined
  let isRunning = false

  const forEach = (action: (provider: Provider) => void) => {
    for (const provider of providers ?? []) {
      try {
        action(provider)
      } catch (error) {
        console.warn(error)
      }
    }
  }
  const load = async () => {
    isLoadingOrLoaded = true
    providers = await loadProviders()
    update()
  }
  /** Checks again whether page views may be sent. */
  const update = () => {
    const isAllowed = maySend()
    if (!isAllowed) unsent = unsent.slice(-1)
    else if (!isLoadingOrLoaded) void load()
    if (providers === undefined) return
    if (isAllowed !== isRunning) forEach((provider) => (isAllowed ? provider.start() : provider.stop()))
    isRunning = isAllowed
    if (isRunning) for (const view of unsent.splice(0)) forEach((provider) => provider.send(view))
  }
  const note = (view: PageView) => {
    unsent.push(view)
    update()
  }
  return { note, update }
}
