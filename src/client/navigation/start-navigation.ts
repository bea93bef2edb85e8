import { navigate } from "gatsby"

import { isAppHealthy, isAppLive } from "~/src/client/boot/app-status"
import { mayReload } from "~/src/client/freshness/may-reload"
import { isOutdated } from "~/src/client/freshness/start-freshness"
import { guardPage } from "~/src/client/navigation/guard-page"
import { loadViewTransition } from "~/src/client/navigation/load-view-transition"
import { finishLoading, startLoading } from "~/src/client/navigation/loading-bar"
import {
  arriveAt,
  beginNavigation,
  isShown,
  type Navigation,
  pageError,
  pagePhase,
} from "~/src/client/navigation/navigation-state"
import { isInOtherLanguage } from "~/src/client/navigation/other-languages"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { keepToasts, openToast } from "~/src/client/toast/toasts"
import { interceptNavigation, isPageReady, type Navigate } from "~/src/gatsby/browser/page-runtime"
import { pagePath, routerPath } from "~/src/lib/addresses/address"
import { isSamePage, withoutBasePath } from "~/src/lib/addresses/paths"
import { namesHost, siteAddress } from "~/src/lib/addresses/site-address"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** How long the old page takes to leave (N1), in milliseconds. */
const LEAVE_MS = 100
/** The old page is shown again if the new one has not arrived after this time, in milliseconds. */
const STUCK_MS = 3000

/** Lets the router continue after the old page has left. */
class ResumedPopState extends PopStateEvent {}

/**
 * Applies the order of N1 to Gatsby's navigation: loading starts, guards run, code and data arrive, the old page leaves, the
 * address and the page change. A newer navigation cancels an older one. An address without a page, such as a file, is loaded
 * as a document. Returns a cleanup function.
 */
export function startNavigation(): () => void {
  arriveAt(pathOf(location))
  const stopIntercepting = interceptNavigation(navigateInOrder)
  // In the capturing phase, so that it runs before the router, whichever started first.
  window.addEventListener("popstate", traverse, { capture: true })
  return () => {
    window.removeEventListener("popstate", traverse, { capture: true })
    stopIntercepting()
  }
}

function navigateInOrder(commit: Navigate): Navigate {
  return (to, options) => {
    const target = typeof to === "number" ? null : siteAddress(to, location.href)
    const navigation = beginNavigation(target ?? new URL(location.href), { isReplacing: options?.replace === true })
    if (target === null || (isCurrent(target) && isAppLive())) {
      settle()
      commit(to, options)
    } else if (isAppHealthy() && isOwnPage(target)) {
      void changePage(navigation, () => commit(to, options))
    } else {
      goTo(navigation)
    }
  }
}

async function changePage(navigation: Navigation, commit: () => void): Promise<void> {
  const { to, isReplacing, signal } = navigation
  startLoading()
  const outcome = await guardPage(to)
  if (signal.aborted) return
  if (outcome.kind === "abort") return settle()
  if (outcome.kind === "redirect") return void navigate(outcome.to, { replace: isReplacing })
  if (isOutdated() && mayReload(to.pathname)) return leaveFor(navigation)

  const [isReady, transition] = await Promise.all([isPageReady(to.pathname), loadViewTransition()])
  if (signal.aborted) return
  if (!isReady) return loadAsDocument(navigation)
  const show = () => {
    pageError.set(outcome.kind === "error" ? outcome.error : null)
    commit()
  }
  await replacePage(navigation, show, transition)
}

/** Goes back or forward in the order of N1, except that the browser has changed the address already. */
async function traverse(event: PopStateEvent): Promise<void> {
  if (event instanceof ResumedPopState) return
  const isSame = isShown(pathOf(location))
  const navigation = beginNavigation(new URL(location.href), { isTraversal: !isSame })
  if (isSame) return settle()
  if (!isAppHealthy()) return location.reload()
  pagePhase.set("still")
  // The router would show the page at once.
  event.stopImmediatePropagation()
  startLoading()
  if (isOutdated() && mayReload(location.pathname)) {
    keepToasts()
    return location.reload()
  }
  // The router itself loads the document of a page that cannot be loaded.
  const [, transition] = await Promise.all([isPageReady(location.pathname), loadViewTransition()])
  if (navigation.signal.aborted) return
  const show = () => void window.dispatchEvent(new ResumedPopState("popstate", { state: history.state }))
  // The browser itself has moved the pages, with the visitor's finger.
  if (event.hasUAVisualTransition) show()
  else await replacePage(navigation, show, transition)
}

/** Lets the old page leave before the new one is shown; visitors who prefer no motion do not wait (N2). */
async function replacePage(
  { from, to, signal }: Navigation,
  show: () => void,
  transition: Awaited<ReturnType<typeof loadViewTransition>>,
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) show()
  else {
    const present = transition?.takeUp({ from, to: pathOf(to) }, signal)
    pagePhase.set("exit")
    await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
    if (signal.aborted) return
    if (present) present(show)
    else show()
  }
  setTimeout(() => signal.aborted || settle(), STUCK_MS)
}

/**
 * Loads the document of a page whose code or data could not be loaded, with its query and hash (E4). Where the reload guard
 * forbids that (F4) the page stays, and a toast offers another try.
 */
function loadAsDocument(navigation: Navigation): void {
  const { pathname, search, hash } = navigation.to
  const error = new Error(`The page ${pathname} could not be loaded in place.`)
  console.warn(error.message)
  reportChunkError(error, pathname)
  if (mayReload(pathname)) {
    leaveFor(navigation)
    return
  }
  settle()
  const { pageFailed, pageFailedHint, tryAgain } = TEXTS.toasts
  const action = { label: tryAgain, to: withoutBasePath(pathname, __BASE_PATH__) + search + hash }
  openToast({ id: "navigation", type: "foreground", label: pageFailed, description: pageFailedHint, action })
}

/** Loads the document of another page of this site, with the state that must survive (F5). */
function leaveFor(navigation: Navigation): void {
  keepToasts()
  goTo(navigation)
}

function goTo({ to, isReplacing }: Navigation): void {
  if (isReplacing) location.replace(to.href)
  else location.assign(to.href)
}

function settle(): void {
  finishLoading()
  if (pagePhase.get() === "exit") pagePhase.set("still")
}

/** Returns whether an address differs from the current page's in hash and query only: nothing leaves or enters (N2). */
function isCurrent(target: URL): boolean {
  return (
    target.origin === location.origin && !namesHost(target.pathname) && isSamePage(pathOf(target), pathOf(location))
  )
}

/** Returns whether the app may have a page at an address. Only the host knows about others, such as files. */
function isOwnPage({ origin, pathname }: URL): boolean {
  if (isInOtherLanguage(pathname)) return false
  return origin === location.origin && pagePath(pathname, __BASE_PATH__) !== null
}

function pathOf({ pathname }: URL | Location): string {
  return routerPath(pathname, __BASE_PATH__)
}
