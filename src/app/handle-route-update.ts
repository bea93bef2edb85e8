import type { RouteUpdateArgs } from "gatsby"

import { notePageView } from "~/src/client/analytics/start-analytics"
import { setAppLive } from "~/src/client/boot/app-status"
import { guardShownPage } from "~/src/client/navigation/guard-page"
import { finishLoading } from "~/src/client/navigation/loading-bar"
import { arriveAt, pageError, pagePhase } from "~/src/client/navigation/navigation-state"
import { updateScroll } from "~/src/client/navigation/scroll-memory"
import { clearRouteAnnouncement } from "~/src/gatsby/browser/page-runtime"
import { isSamePage } from "~/src/lib/addresses/paths"
import { STRUCTURED_DATA_TYPE } from "~/src/lib/document/document-scripts"

/** How long a new page takes to enter (N2), in milliseconds. */
const ENTER_MS = 200

/**
 * Finishes a change of the page, or of its hash or query: loading ends, the page scrolls, the new page enters (N1). Errors are
 * only reported. Gatsby calls this while React updates, so a thrown error would replace the page with the error screen.
 */
export function handleRouteUpdate(update: RouteUpdateArgs): void {
  try {
    followRouteUpdate(update)
  } catch (error) {
    reportError(error)
  }
}

/** Disables Gatsby's scrolling, which comes too early for the new page and ignores saved positions. */
export function disableGatsbyScroll(): boolean {
  return false
}

function followRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const isTraversal = arriveAt(location.pathname)
  if (__HAS_ANALYTICS__ && !(prevLocation && isSamePage(location.pathname, prevLocation.pathname))) {
    notePageView(location.pathname)
  }
  if (!prevLocation) setAppLive(true)
  finishLoading()
  updateScroll(location, prevLocation)
  if (isTraversal) pageError.set(null)
  if (isTraversal || !prevLocation) void guardShownPage()
  if (!prevLocation || location.pathname === prevLocation.pathname) {
    pagePhase.set("still")
    return
  }
  clearRouteAnnouncement()
  // It describes the page that the document was loaded for.
  for (const script of document.querySelectorAll(`[type="${STRUCTURED_DATA_TYPE}"]`)) script.remove()
  pagePhase.set("enter")
  setTimeout(() => pagePhase.get() === "enter" && pagePhase.set("still"), ENTER_MS)
}
