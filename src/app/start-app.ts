import { startAnalytics } from "~/src/client/analytics/start-analytics"
import { captureAppError, captureFailedStart } from "~/src/client/boot/app-status"
import { startCopyingCode } from "~/src/client/copy/copy-code"
import { fetchPayload, hasDocument } from "~/src/client/freshness/load-build-manifest"
import { startFreshness } from "~/src/client/freshness/start-freshness"
import { setPageRuntime } from "~/src/client/navigation/load-page"
import { startScrollMemory } from "~/src/client/navigation/scroll-memory"
import { startNavigation } from "~/src/client/navigation/start-navigation"
import { startPrefetch } from "~/src/client/prefetch/start-prefetch"
import { startShortcuts } from "~/src/client/shortcuts/start-shortcuts"
import { connectPageRuntime, startSharedPayloads } from "~/src/gatsby/browser/connect-page-runtime"
import { setPayloadSource } from "~/src/gatsby/browser/payload-requests"
import type { PageRuntime } from "~/src/lib/navigation/page-runtime"

const STARTERS: readonly ((runtime: PageRuntime) => unknown)[] = [
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
  setPayloadSource({ fetchText: fetchPayload, hasDocument })
  const runtime = attempt(connectPageRuntime)
  if (runtime === undefined) {
    window.addEventListener("click", keepLinksFromScripts, { capture: true })
    return
  }
  setPageRuntime(runtime)
  for (const start of STARTERS) attempt(() => start(runtime))
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    captureAppError(error)
    return undefined
  }
}

/** Hides clicks on links from all other scripts, so that the browser loads the document. */
function keepLinksFromScripts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopImmediatePropagation()
}
