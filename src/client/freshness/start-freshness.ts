import { buildManifest, ownBuildId } from "~/src/client/freshness/build-manifest"
import { request } from "~/src/client/request"
import { LATEST_BUILD_PATH, type LatestBuild } from "~/src/lib/document/build-manifest"

/** Leaves the network to what the page needs first (F6), in milliseconds. */
const MANIFEST_DELAY_MS = 1000

type PollOptions = {
  everyMs: number
  ownId: string
  fetchLatest: () => Promise<LatestBuild>
  /** Called once, when the host has another build. */
  onNewBuild: () => void
}

let hasNewBuild = false

/** Returns whether the host has another build than this tab. The next navigation then loads a document (F3). */
export function isOutdated(): boolean {
  return hasNewBuild
}

/** Fetches the build's manifest, and asks the host for new builds (F2, F6). Returns a cleanup function. */
export function startFreshness(): () => void {
  const ownId = ownBuildId()
  if (ownId === null) return () => undefined
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  const timer = connection?.effectiveType === "slow-2g" ? undefined : setTimeout(buildManifest, MANIFEST_DELAY_MS)
  const stopPolling = pollLatestBuild({
    everyMs: __FRESHNESS_POLL_MS__,
    ownId,
    fetchLatest: () => request(`${__BASE_PATH__}${LATEST_BUILD_PATH}?${Date.now()}`, { cache: "no-store" }),
    onNewBuild: () => {
      hasNewBuild = true
    },
  })
  return () => {
    clearTimeout(timer)
    stopPolling()
  }
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
