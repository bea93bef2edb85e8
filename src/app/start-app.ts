import { startAnalytics } from "~/src/client/analytics/start-analytics"
import { captureAppError, captureFailedStart } from "~/src/client/boot/app-status"
import { startCopyingCode } from "~/src/client/copy/copy-code"
import { startFreshness } from "~/src/client/freshness/start-freshness"
import { startScrollMemory } from "~/src/client/navigation/scroll-memory"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import { startPrefetch } from "~/src/client/prefetch/start-prefetch"
import { startShortcuts } from "~/src/client/shortcuts/start-shortcuts"
import { assertPageRuntime, startSharedPayloads } from "~/src/gatsby/browser/page-runtime"

const STARTERS: readonly (() => unknown)[] = [
  captureFailedStart,
  startSharedPayloads,
  startScrollMemory,
  startNavigation,
  startPrefetch,
  startFreshness,
  startShortcuts,
  startCopyingCode,
  ...(__HAS_ANALYTICS__ ? [startAnalytics] : []),
  // The import is inside the condition, so that a build leaves it out.
  ...(process.env.NODE_ENV === "development"
    ? [async () => (await import("~/src/client/develop/watch-content-problems")).watchContentProblems()]
    : []),
]

/** Starts the app before Gatsby hydrates the page. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== "development") startApp()
}

/** Starts the app while developing. Gatsby's navigation is not ready earlier. */
export function onInitialClientRender(): void {
  if (process.env.NODE_ENV === "development") startApp()
}

/**
 * Starts everything except the rendering. A starter that fails does not stop the others (E3). Without Gatsby's runtime
 * nothing starts, and links load documents.
 */
function startApp(): void {
  if (attempt(assertPageRuntime)) for (const start of STARTERS) attempt(start)
  else window.addEventListener("click", keepLinksFromScripts, { capture: true })
}

/** Returns whether a part has started. */
function attempt(start: () => unknown): boolean {
  try {
    start()
    return true
  } catch (error) {
    captureAppError(error)
    return false
  }
}

/** Hides clicks on links from all other scripts, so that the browser loads the document. */
function keepLinksFromScripts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopImmediatePropagation()
}
