import { createStore } from "~/src/client/create-store"
import { isSamePage } from "~/src/lib/addresses/paths"
import type { RouteError } from "~/src/lib/navigation/routes"

/** The transition `page`: the old page leaves, then the new one enters (N2). */
export const pagePhase = createStore<"still" | "exit" | "enter">("still")

/** What is shown in place of the page; the next page that succeeds clears it (E2, R3). */
export const pageError = createStore<RouteError | null>(null)

/** Shows an error in place of the page; the first one wins until a page clears it (E2). */
export function showError(error: RouteError): void {
  if (pageError.get() === null) pageError.set(error)
}

/**
 * A change of the page or of its address. Only the latest one may change anything: a newer one aborts its signal, which each one
 * checks after it has waited (N1).
 */
export type Navigation = {
  to: URL
  /** The router's path of the page that is shown when it begins. */
  from: string
  isReplacing: boolean
  signal: AbortSignal
}

let latest = new AbortController()
/** Whether the visitor goes back or forward: then the browser has changed the address already, and no guard has checked the page. */
let isTraversing = false
/** The router's path of the current page. */
let shownPath: string

/** Begins a navigation, which ends the one before. */
export function beginNavigation(to: URL, { isReplacing = false, isTraversal = false } = {}): Navigation {
  latest.abort()
  latest = new AbortController()
  isTraversing = isTraversal
  return { to, from: shownPath, isReplacing, signal: latest.signal }
}

/** Records that the page of a router's path is shown. Returns true, once, if the visitor went back or forward to it. */
export function arriveAt(path: string): boolean {
  const isTraversal = isTraversing
  shownPath = path
  isTraversing = false
  return isTraversal
}

export function isShown(path: string): boolean {
  return isSamePage(path, shownPath)
}
