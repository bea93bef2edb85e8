/** At most this many pages are prefetched at a time (N5). */
const PREFETCH_LIMIT = 4

/**
 * Returns a function that prefetches each page once, at most four at a time, those a visitor points at before those in view (N5).
 * `isAllowed` is called before every start: the connection can change.
 */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>, isAllowed: () => boolean) {
  const started = new Set<string>()
  let waiting: string[] = []
  let inFlight = 0

  const startNext = () => {
    const path = inFlight < PREFETCH_LIMIT ? waiting.shift() : undefined
    if (path === undefined) return
    if (isAllowed()) void start(path)
    startNext()
  }
  const start = async (path: string) => {
    started.add(path)
    inFlight += 1
    try {
      await load(path)
    } catch {
      // Not reported: if the visitor opens the page, the navigation reports the failure.
      started.delete(path)
    }
    inFlight -= 1
    startNext()
  }

  return (path: string, urgency: "visible" | "wanted") => {
    if (started.has(path)) return
    const others = waiting.filter((other) => other !== path)
    waiting = urgency === "wanted" ? [path, ...others] : [...others, path]
    startNext()
  }
}
