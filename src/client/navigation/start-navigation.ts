import { navigate } from "gatsby"

import { isAppHealthy, isAppLive } from "~/src/client/app-health"
import { mayReload } from "~/src/client/freshness/may-reload"
import { isOutdated } from "~/src/client/freshness/start-freshness"
import { takeUp } from "~/src/client/navigation/carry-over"
import { guardPage } from "~/src/client/navigation/guard-page"
import { finishLoading, startLoading } from "~/src/client/navigation/loading-bar"
import { pageError, pagePhase } from "~/src/client/navigation/navigation-state"
import { isInOtherLanguage } from "~/src/client/navigation/other-languages"
import { loadPage } from "~/src/client/navigation/page-runtime"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { keepToasts, openToast } from "~/src/client/toast/toasts"
import { pagePath, routerPath } from "~/src/lib/addresses/address"
import { isSamePage, withoutBasePath } from "~/src/lib/addresses/paths"
import { namesHost, siteAddress } from "~/src/lib/addresses/site-address"
import type { Navigate, PageRuntime } from "~/src/lib/navigation/page-runtime"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** How long the old page takes to leave (N1), in milliseconds. */
const LEAVE_MS = 100
/** The old page is shown again if the new one has not arrived after this time, in milliseconds. */
const STUCK_MS = 3000

/** Aborted when a newer navigation begins (N1). */
let current = new AbortController()
/** Whether the visitor went back or forward, and the page has not arrived yet. */
let isTraversing = false
/** The router's path of the current page. */
let shownPath: string
/** The event that lets the router continue after the old page has left. */
let resumed: PopStateEvent | null = null

/**
 * Applies the order of N1 to the runtime's navigation: loading starts, guards run, code and data arrive, the old page leaves, the
 * address and the page change. A newer navigation cancels an older one. An address without a page, such as a file, is loaded
 * as a document. Returns a cleanup function.
 */
export function startNavigation({ interceptNavigation }: PageRuntime): () => void {
  shownPath = pathOf(location)
  const stopIntercepting = interceptNavigation(navigateInOrder)
  // In the capturing phase, so that it runs before the router, whichever started first.
  window.addEventListener("popstate", traverse, { capture: true })
  return () => {
    window.removeEventListener("popstate", traverse, { capture: true })
    stopIntercepting()
  }
}

/**
 * Records that the page of a router's path is shown. Returns true, once, if the visitor went back or forward to it: no guard has
 * checked the page yet.
 */
export function arriveAt(path: string): boolean {
  const wasTraversing = isTraversing
  isTraversing = false
  shownPath = path
  return wasTraversing
}

function navigateInOrder(commit: Navigate): Navigate {
  return (to, options) => {
    begin()
    const isReplacing = options?.replace === true
    const target = typeof to === "number" ? null : siteAddress(to, location.href)
    if (target === null || (isCurrent(target) && isAppLive())) {
      settle()
      commit(to, options)
    } else if (isAppHealthy() && isOwnPage(target)) {
      void changePage(target, isReplacing, () => commit(to, options))
    } else {
      goTo(target, isReplacing)
    }
  }
}

async function changePage(target: URL, isReplacing: boolean, commit: () => void): Promise<void> {
  const { signal } = current
  startLoading()
  const outcome = await guardPage(target)
  if (signal.aborted) return
  if (outcome.kind === "abort") return settle()
  if (outcome.kind === "redirect") return void navigate(outcome.to, { replace: isReplacing })
  if (isOutdated() && mayReload(target.pathname)) return leaveFor(target, isReplacing)

  const isReady = await isPageReady(target)
  if (signal.aborted) return
  if (!isReady) return loadAsDocument(target, isReplacing)
  await replacePage(() => {
    pageError.set(outcome.kind === "error" ? outcome.error : null)
    commit()
  }, target)
}

/** Goes back or forward in the order of N1, except that the browser has changed the address already. */
async function traverse(event: PopStateEvent): Promise<void> {
  if (event === resumed) return
  begin()
  const { signal } = current
  isTraversing = !isSamePage(pathOf(location), shownPath)
  if (!isTraversing) return settle()
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
  await isPageReady(location)
  if (signal.aborted) return
  await replacePage(() => {
    resumed = new PopStateEvent("popstate", { state: history.state })
    window.dispatchEvent(resumed)
  })
}

/** Lets the old page leave before the new one is shown; visitors who prefer no motion do not wait (N2). */
async function replacePage(show: () => void, opened?: URL): Promise<void> {
  const { signal } = current
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) show()
  else {
    const present = opened ? takeUp(opened, signal) : null
    pagePhase.set("exit")
    await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
    if (signal.aborted) return
    if (present) present(show)
    else show()
  }
  setTimeout(() => signal.aborted || settle(), STUCK_MS)
}

async function isPageReady({ pathname }: URL | Location): Promise<boolean> {
  try {
    const resources = await loadPage(pathname)
    return resources !== undefined && resources.status !== "error"
  } catch (error) {
    console.warn(error)
    return false
  }
}

/**
 * Loads the document of a page whose code or data could not be loaded, with its query and hash (E4). Where the reload guard
 * forbids that (F4) the page stays, and a toast offers another try.
 */
function loadAsDocument(target: URL, isReplacing: boolean): void {
  const error = new Error(`The page ${target.pathname} could not be loaded in place.`)
  console.warn(error.message)
  reportChunkError(error, target.pathname)
  if (mayReload(target.pathname)) {
    leaveFor(target, isReplacing)
    return
  }
  settle()
  const { pageFailed, pageFailedHint, tryAgain } = TEXTS.toasts
  const to = withoutBasePath(target.pathname, __BASE_PATH__) + target.search + target.hash
  const action = { label: tryAgain, to }
  openToast({ id: "navigation", type: "foreground", label: pageFailed, description: pageFailedHint, action })
}

/** Loads the document of another page of this site, with the state that must survive (F5). */
function leaveFor(target: URL, isReplacing: boolean): void {
  keepToasts()
  goTo(target, isReplacing)
}

function goTo({ href }: URL, isReplacing: boolean): void {
  if (isReplacing) location.replace(href)
  else location.assign(href)
}

function begin(): void {
  current.abort()
  current = new AbortController()
  isTraversing = false
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
