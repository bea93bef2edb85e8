import type { LatestBuild } from "~/src/lib/build-manifest"

type PollOptions = {
  everyMs: number
  ownId: string
  fetchLatest: () => Promise<LatestBuild>
  /** Called once, when the host has another build. */
  onNewBuild: (id: string) => void
}

/**
 * Asks the host which build it has, one interval after the start and then again and again; while the tab is hidden it
 * does not ask (F2). Failures are silent: a host that does not answer has nothing new to tell. Returns its stop.
 */
export function pollLatestBuild({ everyMs, ownId, fetchLatest, onNewBuild }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", restOrGoOn)
  }
  const schedule = () => {
    clearTimeout(timer)
    if (!isStopped && !document.hidden) timer = setTimeout(ask, everyMs)
  }
  const ask = async () => {
    const latest = await fetchLatest().catch(() => null)
    if (isStopped) return
    if (typeof latest?.id === "string" && latest.id !== ownId) {
      stop()
      onNewBuild(latest.id)
    } else schedule()
  }
  const restOrGoOn = () => (document.hidden ? clearTimeout(timer) : schedule())

  document.addEventListener("visibilitychange", restOrGoOn)
  schedule()
  return stop
}
