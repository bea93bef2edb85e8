import { buildManifest, ownBuildId } from "~/src/client/freshness/load-build-manifest"
import { request } from "~/src/client/request"
import { LATEST_BUILD_PATH, type LatestBuild } from "~/src/lib/document/build-manifest"

/** The manifest is fetched this long after the start, because the page's own files come first (F6), in milliseconds. */
const MANIFEST_DELAY_MS = 1000

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
  const stopPolling = pollLatestBuild(ownId)
  return () => {
    clearTimeout(timer)
    stopPolling()
  }
}

/**
 * Asks the host for its build, one interval after the start and after each answer, until it is another build (F2). The timer
 * pauses while the tab is hidden. If a whole interval is over when the tab is shown, it asks immediately. Failures are silent.
 */
function pollLatestBuild(ownId: string): () => void {
  const polling = new AbortController()
  const { signal } = polling
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = 0
  let resumedAt = 0
  let leftMs = 0

  const wait = () => {
    askedAt = Date.now()
    leftMs = __FRESHNESS_POLL_MS__
    resume()
  }
  const resume = () => {
    clearTimeout(timer)
    if (signal.aborted || document.hidden) return
    resumedAt = Date.now()
    timer = setTimeout(ask, resumedAt - askedAt >= __FRESHNESS_POLL_MS__ ? 0 : leftMs)
  }
  const ask = async () => {
    const url = `${__BASE_PATH__}${LATEST_BUILD_PATH}?${Date.now()}`
    const latest = await request<LatestBuild>(url, { cache: "no-store" }).catch(() => null)
    hasNewBuild = typeof latest?.id === "string" && latest.id !== ownId
    if (hasNewBuild) polling.abort()
    else wait()
  }
  const pauseOrResume = () => {
    if (!document.hidden) return resume()
    clearTimeout(timer)
    // The clock may have been changed: the rest is never negative, and never longer than the interval.
    leftMs = Math.min(__FRESHNESS_POLL_MS__, Math.max(0, leftMs - (Date.now() - resumedAt)))
  }

  document.addEventListener("visibilitychange", pauseOrResume, { signal })
  wait()
  return () => {
    clearTimeout(timer)
    polling.abort()
  }
}
