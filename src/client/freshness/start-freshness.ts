import { emitAppEvent } from "~/src/client/app-events"
import { startManifest } from "~/src/client/freshness/manifest"
import { ownBuildId } from "~/src/client/freshness/own-build"
import { pollLatestBuild } from "~/src/client/freshness/poll-latest-build"
import { basePath } from "~/src/client/navigation/base-path"
import { request } from "~/src/client/request"
import { LATEST_BUILD_PATH, type LatestBuild } from "~/src/lib/document/build-manifest"

let hasNewBuild = false

/** Whether the host has another build than this tab; the next navigation is a document load then (F3). */
export function isOutdated(): boolean {
  return hasNewBuild
}

/** Keeps this tab from growing old unnoticed (F2, F6). Returns its stop. */
export function startFreshness(): () => void {
  const ownId = ownBuildId()
  if (ownId === null) return () => undefined
  const stopManifest = startManifest()
  const stopPolling = pollLatestBuild({
    everyMs: __FRESHNESS_POLL_MS__,
    ownId,
    fetchLatest: () => request<LatestBuild>(`${basePath()}${LATEST_BUILD_PATH}?${Date.now()}`, { cache: "no-store" }),
    onNewBuild: (id) => {
      hasNewBuild = true
      emitAppEvent("new-build", { id })
    },
  })
  return () => {
    stopManifest()
    stopPolling()
  }
}
