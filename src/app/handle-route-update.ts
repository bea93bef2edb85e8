import type { RouteUpdateArgs } from "gatsby"

import { notePageView } from "~/src/client/analytics/start-analytics"
import { noteAppLive } from "~/src/client/app-health"
import { guardShownPage } from "~/src/client/navigation/guard-page"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { scrollAtStart, updateScroll } from "~/src/client/navigation/restore-scroll"
import { arriveAt } from "~/src/client/navigation/start-navigation"
import { clearRouteAnnouncement } from "~/src/gatsby/browser/route-announcer"
import { isSamePage } from "~/src/lib/addresses/paths"

/** How long a new page takes to enter (N2), in milliseconds. */
const ENTER_MS = 200

/**
 * The page has changed, or only its hash or query: loading ends, it scrolls, the new page enters (N1). What throws is reported:
 * Gatsby calls this while React updates, which would replace the page by the error screen.
 */
export function handleRouteUpdate(update: RouteUpdateArgs): void {
  try {
    followRouteUpdate(update)
  } catch (error) {
    reportError(error)
  }
}

function followRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const isTraversal = arriveAt(location.pathname)
  if (__HAS_ANALYTICS__ && !(prevLocation && isSamePage(location.pathname, prevLocation.pathname))) {
    notePageView(location.pathname)
  }
  if (!prevLocation) {
    noteAppLive()
    scrollAtStart()
    void guardShownPage()
    return
  }
  navigationStore.finishLoading()
  updateScroll(location, prevLocation)
  if (location.pathname === prevLocation.pathname) {
    navigationStore.setPhase("still")
    return
  }
  clearRouteAnnouncement()
  if (isTraversal) {
    navigationStore.clearError()
    void guardShownPage()
  }
  navigationStore.setPhase("entering")
  setTimeout(() => {
    if (navigationStore.get().phase === "entering") navigationStore.setPhase("still")
  }, ENTER_MS)
}

/** Gatsby would scroll before the new page is there, and never to a saved position. */
export function leaveScrollToUs(): boolean {
  return false
}
