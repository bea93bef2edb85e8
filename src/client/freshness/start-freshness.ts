import { buildManifest, ownBuildId } from "~/src/client/freshness/build-manifest"
import { pollLatestBuild } from "~/src/client/freshness/poll-latest-build"
import { request } from "~/src/client/request"
import { LATEST_BUILD_PATH } from "~/src/lib/document/build-manifest"

/** Leaves the network to what the page needs first (F6), in milliseconds. */
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
