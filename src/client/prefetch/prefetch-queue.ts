/** At most this many pages are loaded ahead at a time (N5). */
const PREFETCH_LIMIT = 4

export type PrefetchQueue = { add: (path: string, urgency: "visible" | "wanted") => void }

type PrefetchOptions = {
  load: (path: string) => Promise<unknown>
  /** Asked before every start: the connection can change. */
  isAllowed: () => boolean
}

/** Loads pages ahead, each once, at most four at a time; those a visitor points at before those in view (N5). */
export function createPrefetchQueue({ load, isAllowed }: PrefetchOptions): PrefetchQueue {
  const started = new Set<string>()
  let waiting: string[] = []
  let inFlight = 0

  const next = () => {
    if (inFlight >= PREFETCH_LIMIT) return
    const path = waiting.shift()
    if (path === undefined) return
    if (isAllowed() && !started.has(path)) void start(path)
    next()
  }

  const start = async (path: string) => {
    started.add(path)
    inFlight += 1
    try {
      await load(path)
    } catch {
      // Loading ahead is a favour; the navigation itself tells what goes wrong.
      started.delete(path)
    }
    inFlight -= 1
    next()
  }

  return {
    add(path, urgency) {
      if (started.has(path)) return
      waiting = waiting.filter((other) => other !== path)
      if (urgency === "wanted") waiting.unshift(path)
      else waiting.push(path)
      next()
    },
  }
}
