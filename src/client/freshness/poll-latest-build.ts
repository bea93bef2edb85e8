import type { LatestBuild } from "~/src/lib/document/build-manifest"

type PollOptions = {
  everyMs: number
  ownId: string
  fetchLatest: () => Promise<LatestBuild>
  /** Called once, when the host has another build. */
  onNewBuild: () => void
}

/**
 * Asks the host for its build, one interval after the start and after each answer (F2). The timer rests while the tab is
 * hidden; after a whole interval it asks as soon as the tab is shown. Failures are silent. Returns a cleanup function.
 */
export function pollLatestBuild({ everyMs, ownId, fetchLatest, onNewBuild }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let askedAt = 0
  let resumedAt = 0
  let leftMs = 0

  const wait = () => {
    askedAt = Date.now()
    leftMs = everyMs
    resume()
  }
  const resume = () => {
    clearTimeout(timer)
    if (isStopped || document.hidden) return
    resumedAt = Date.now()
    timer = setTimeout(ask, resumedAt - askedAt >= everyMs ? 0 : leftMs)
  }
  const ask = async () => {
    const latest = await fetchLatest().catch(() => null)
    if (isStopped) return
    if (typeof latest?.id !== "string" || latest.id === ownId) return wait()
    stop()
    onNewBuild()
  }
  const restOrResume = () => {
    if (!document.hidden) return resume()
    clearTimeout(timer)
    // A clock that was changed must neither stretch nor undercut the interval.
    leftMs = Math.min(everyMs, Math.max(0, leftMs - (Date.now() - resumedAt)))
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", restOrResume)
  }

  document.addEventListener("visibilitychange", restOrResume)
  wait()
  return stop
}
