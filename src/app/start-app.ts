import { startAnalytics } from "~/src/client/analytics/start-analytics"
import { captureAppError, captureFailedStart } from "~/src/client/app-health"
import { fetchPayload } from "~/src/client/freshness/fetch-payload"
import { hasDocument } from "~/src/client/freshness/manifest"
import { startFreshness } from "~/src/client/freshness/start-freshness"
import { leaveLinksToBrowser } from "~/src/client/navigation/leave-links-to-browser"
import { setPageRuntime } from "~/src/client/navigation/page-runtime"
import { startScrollMemory } from "~/src/client/navigation/restore-scroll"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import { startPrefetch } from "~/src/client/prefetch/start-prefetch"
import { startShortcuts } from "~/src/client/shortcuts/start-shortcuts"
import { connectPageRuntime } from "~/src/gatsby/browser/connect-page-runtime"
import { setPayloadSource } from "~/src/gatsby/browser/payload-requests"
import { startSharedPayloads } from "~/src/gatsby/browser/share-payloads"
import type { PageRuntime } from "~/src/lib/navigation/page-runtime"

/** What starts with the app, in this order. */
const STARTERS: readonly ((runtime: PageRuntime) => unknown)[] = [
  captureFailedStart,
  startSharedPayloads,
  startScrollMemory,
  startNavigation,
  startPrefetch,
  startFreshness,
  startShortcuts,
  ...(__HAS_ANALYTICS__ ? [startAnalytics] : []),
  // The import is inside the condition: only there does a build leave out what is imported.
  ...(process.env.NODE_ENV === "development"
    ? [async () => (await import("~/src/client/content-notice/watch-content-problems")).watchContentProblems()]
    : []),
]

/** Starts the app before Gatsby hydrates the page. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== "development") startApp()
}

/** Starts the app while developing: only now Gatsby's development server has set its navigation up. */
export function onInitialClientRender(): void {
  if (process.env.NODE_ENV === "development") startApp()
}

/**
 * Starts what the browser does besides rendering. A starter that fails does not keep the others from starting (E3). Without
 * Gatsby's runtime nothing starts, and links load documents.
 */
function startApp(): void {
  setPayloadSource({ fetchText: fetchPayload, hasDocument })
  const runtime = connectOrReport()
  if (runtime === null) {
    leaveLinksToBrowser()
    return
  }
  setPageRuntime(runtime)
  for (const start of STARTERS) {
    try {
      start(runtime)
    } catch (error) {
      captureAppError(error)
    }
  }
}

function connectOrReport(): PageRuntime | null {
  try {
    return connectPageRuntime()
  } catch (error) {
    captureAppError(error)
    return null
  }
}
