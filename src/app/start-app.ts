import { startAnalytics } from "~/src/client/analytics/start-analytics"
import { captureAppError } from "~/src/client/app-health"
import { startFreshness } from "~/src/client/freshness/start-freshness"
import { startScrollMemory } from "~/src/client/navigation/restore-scroll"
import { startSharedPayloads } from "~/src/client/navigation/share-payloads"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import { startPrefetch } from "~/src/client/prefetch/start-prefetch"
import { startShortcuts } from "~/src/client/shortcuts/start-shortcuts"

/** Whether the settings name something that counts visits; the build puts it here. */
declare const __HAS_ANALYTICS__: boolean

/** What starts with the app, in this order. */
const STARTERS: readonly (() => unknown)[] = [
  startSharedPayloads,
  startScrollMemory,
  startNavigation,
  startPrefetch,
  startFreshness,
  startShortcuts,
  ...(__HAS_ANALYTICS__ ? [startAnalytics] : []),
  // The import stands inside the condition: only there does a build leave out what is imported.
  ...(process.env.NODE_ENV === "development"
    ? [async () => (await import("~/src/client/content-notice/watch-content-problems")).watchContentProblems()]
    : []),
]

/** Starts what the browser has to do besides drawing. One thing that fails does not keep the others from starting (E3). */
export function startApp(): void {
  for (const start of STARTERS) {
    try {
      start()
    } catch (error) {
      captureAppError(error)
    }
  }
}
