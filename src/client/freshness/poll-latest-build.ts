import type { LatestBuild } from "~/src/lib/document/build-manifest"

type PollOptions = {
  everyMs: number
  ownId: string
  fetchLatest: () => Promise<LatestBuild>
  /** Called once, when the host has another build. */
  onNewBuild: (id: string) => void
}

/**
 * Asks the host which build it has, one interval after the start and after each answer (F2). While the tab is hidden the timer
 * rests; it goes on from where it was, or asks at once if a whole interval has passed meanwhile. Failures are silent. Returns a
 * cleanup function.
 */
export function pollLatestBuild({ everyMs, ownId, fetchLatest, onNewBuild }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let startedAt = 0
  let resumedAt = 0
  let leftMs = 0

  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", restOrResume)
  }
  const start = () => {
    startedAt = Date.now()
    leftMs = everyMs
    resume()
  }
  const rest = () => {
    clearTimeout(timer)
    // A clock that was set back or forward must neither stretch nor undercut the interval.
    leftMs = Math.min(everyMs, Math.max(0, leftMs - (Date.now() - resumedAt)))
  }
  const resume = () => {
    clearTimeout(timer)
    if (isStopped || document.hidden) return
    resumedAt = Date.now()
    timer = setTimeout(ask, resumedAt - startedAt >= everyMs ? 0 : leftMs)
  }
  const ask = async () => {
    const latest = await fetchLatest().catch(() => null)
    if (isStopped) return
    if (typeof latest?.id === "string" && latest.id !== ownId) {
      stop()
      onNewBuild(latest.id)
    } else start()
  }
  const restOrResume = () => (document.hidden ? rest() : resume())

  document.addEventListener("visibilitychange", restOrResume)
  start()
  return stop
}
