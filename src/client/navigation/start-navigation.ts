import { navigate } from "gatsby"

import { isAppWhole } from "~/src/client/app-health"
import { mayReload } from "~/src/client/freshness/may-reload"
import { isOutdated } from "~/src/client/freshness/start-freshness"
import { basePath } from "~/src/client/navigation/base-path"
import { guardPage } from "~/src/client/navigation/guard-page"
import { goTo, isPageReady, leaveFor, loadAsDocument, reloadPage } from "~/src/client/navigation/load-page"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { pagePath, routerPath } from "~/src/lib/addresses/address"
import { isSamePage } from "~/src/lib/addresses/paths"
import { namesHost } from "~/src/lib/addresses/payload-path"
import { siteAddress } from "~/src/lib/addresses/site-address"
import type { Navigate, PageRuntime } from "~/src/lib/navigation/page-runtime"

/** Between "ready" and the new page: the time in which the old one leaves (N1), in milliseconds. */
const LEAVE_MS = 100
/** A page that never arrives must not keep the old one hidden. */
const STUCK_MS = 3000

/** The newest navigation; an older one that finds itself overtaken stops where it is (N1). */
let newest = 0
/** Whether the visitor went back or forward, and the page has not arrived yet. */
let isTraversing = false
/** The router's path of the page on show. */
let shownPath: string
/** The event with which the router goes on after the old page has left. */
let resumed: PopStateEvent | null = null

/**
 * Puts the order of N1 in front of the runtime's own navigation: loading starts, guards, code and data ready, the old page
 * leaves, then the address and the page change. A newer navigation cancels an older one. Only the host knows what an address
 * that names no page leads to, such as a file: a document is loaded. Returns a cleanup function.
 */
export function startNavigation({ interceptNavigation }: PageRuntime): () => void {
  shownPath = pathOf(location)
  const inOrder =
    (commit: Navigate): Navigate =>
    (to, options) => {
      const target = typeof to === "number" ? null : siteAddress(to, location.href)
      newest += 1
      isTraversing = false
      if (target !== null && !isAppWhole()) {
        goTo(target, options?.replace === true)
      } else if (target === null || (isCurrent(target) && !namesHost(target.pathname))) {
        settle()
        commit(to, options)
      } else if (target.origin !== location.origin || pagePath(target.pathname, basePath()) === null) {
        goTo(target, options?.replace === true)
      } else {
        void changePage(target, newest, options?.replace === true, () => commit(to, options))
      }
    }
  // The browser has changed the address already, perhaps only its hash; what is left to do is to wait for the page, and to let
  // the old one leave.
  const goBackOrForward = (event: PopStateEvent) => {
    if (event === resumed) return
    newest += 1
    isTraversing = !isSamePage(pathOf(location), shownPath)
    if (!isTraversing) return settle()
    if (!isAppWhole()) return location.reload()
    navigationStore.setPhase("still")
    // The framework's router would show the page at once.
    event.stopImmediatePropagation()
    void traverse(newest)
  }

  const stopIntercepting = interceptNavigation(inOrder)
  // In the capturing phase: before the router, whichever started first.
  window.addEventListener("popstate", goBackOrForward, { capture: true })
  return () => {
    window.removeEventListener("popstate", goBackOrForward, { capture: true })
    stopIntercepting()
  }
}

/**
 * Notes that the page of a router's path is on show. Returns true once for each arrival by back or forward, which no guard has
 * seen yet.
 */
export function arriveAt(path: string): boolean {
  const wasTraversing = isTraversing
  isTraversing = false
  shownPath = path
  return wasTraversing
}

async function changePage(target: URL, mine: number, isReplacing: boolean, commit: () => void): Promise<void> {
  const isOvertaken = () => mine !== newest
  navigationStore.startLoading()
  const outcome = await guardPage(target)
  if (isOvertaken()) return
  if (outcome.kind === "abort") return settle()
  if (outcome.kind === "redirect") return void navigate(outcome.to, { replace: isReplacing })
  if (isOutdated() && mayReload(target.pathname)) return leaveFor(target, isReplacing)

  const isReady = await isPageReady(target)
  if (isOvertaken()) return
  if (!isReady) return loadAsDocument(target, isReplacing)

  await leave()
  if (isOvertaken()) return
  navigationStore.clearError()
  if (outcome.kind === "error") navigationStore.showError(outcome.error)
  commit()
  setTimeout(() => isOvertaken() || settle(), STUCK_MS)
}

/** Goes on with what the browser has begun: the order of N1 for back and forward, but for the address, which has changed. */
async function traverse(mine: number): Promise<void> {
  const isOvertaken = () => mine !== newest
  const target = new URL(location.href)
  navigationStore.startLoading()
  if (isOutdated() && mayReload(target.pathname)) return reloadPage()
  // A page that cannot be loaded is loaded as a document by the router.
  await isPageReady(target)
  if (isOvertaken()) return
  await leave()
  if (isOvertaken()) return
  resumed = new PopStateEvent("popstate", { state: history.state })
  window.dispatchEvent(resumed)
  setTimeout(() => isOvertaken() || settle(), STUCK_MS)
}

/** The old page fades before the new one comes; visitors who want no motion do not wait for one (N2). */
async function leave(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  navigationStore.setPhase("leaving")
  await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
}

function settle(): void {
  navigationStore.finishLoading()
  if (navigationStore.get().phase === "leaving") navigationStore.setPhase("still")
}

/** Hash, query and the page's own link change nothing that could leave or enter (N2). */
function isCurrent(target: URL): boolean {
  return target.origin === location.origin && isSamePage(pathOf(target), pathOf(location))
}

function pathOf({ pathname }: URL | Location): string {
  return routerPath(pathname, basePath())
}
