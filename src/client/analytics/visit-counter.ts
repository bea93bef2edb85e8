import type { PageView } from "~/src/lib/navigation/page-view"

/** Something that counts page views. What it throws is told on the console and harms nobody. */
export type Provider = {
  /** Called before the first page view, and again when a visitor consents again. */
  start: () => void
  send: (view: PageView) => void
  /** From here on nothing leaves the browser. */
  stop: () => void
}

type VisitCounterOptions = {
  maySend: () => boolean
  /** Asked once, when page views may be sent for the first time. */
  loadProviders: () => Promise<readonly Provider[]>
}

export type VisitCounter = {
  note: (view: PageView) => void
  /** Looks again at whether page views may be sent. */
  update: () => void
}

/**
 * Sends every page view exactly once, to all providers, while that is allowed. Of the pages seen before, the one that is on
 * show when it becomes allowed is sent; those that had gone by then never are (Y1–Y3).
 */
export function createVisitCounter({ maySend, loadProviders }: VisitCounterOptions): VisitCounter {
  let unsent: PageView[] = []
  let isLoading = false
  let providers: readonly Provider[] | null = null
  let isRunning = false

  const update = () => {
    const isAllowed = maySend()
    if (!isAllowed) unsent = unsent.slice(-1)
    if (providers === null) {
      if (isAllowed && !isLoading) {
        isLoading = true
        void loadProviders().then(begin)
      }
      return
    }
    if (isAllowed !== isRunning)
      forEachSafely(providers, (provider) => (isAllowed ? provider.start() : provider.stop()))
    isRunning = isAllowed
    if (!isRunning) return
    for (const view of unsent) forEachSafely(providers, (provider) => provider.send(view))
    unsent = []
  }
  const begin = (loaded: readonly Provider[]) => {
    providers = loaded
    update()
  }

  return {
    note(view) {
      unsent = [...unsent, view]
      update()
    },
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
