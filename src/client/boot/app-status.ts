import { APP_FAILED_EVENT } from "~/src/client/boot/load-app-scripts"
import { LATER_STYLES_ID } from "~/src/lib/document/page-document"

/** Whether a part of the app has not started (E3). */
let isIncomplete = false
let isLive = false
/** Aborted when the app is live. */
const starting = new AbortController()

/** Records that a part of the app has not started, and logs why (E3). */
export function captureAppError(error: unknown): void {
  isIncomplete = true
  logStartError(error)
}

/**
 * Logs unhandled rejections until React has rendered the first page. If that page's data or code does not arrive, Gatsby rejects
 * a promise, and the app never becomes live (E4). Returns a cleanup function.
 */
export function captureFailedStart(): () => void {
  const capture = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    logStartError(event.reason)
    document.dispatchEvent(new Event(APP_FAILED_EVENT))
  }
  window.addEventListener("unhandledrejection", capture, { signal: starting.signal })
  return () => starting.abort()
}

/** Call when React has rendered the first page, and with `false` when it has stopped rendering pages. */
export function setAppLive(isNowLive: boolean): void {
  isLive = isNowLive
  starting.abort()
}

/** Returns whether React renders pages: false before the first page, and after the whole app has failed (E2, E4). */
export function isAppLive(): boolean {
  return isLive
}

/** Returns whether the app is live with all its parts, and has the styles of all pages. If not, links must load documents (E3). */
export function isAppHealthy(): boolean {
  return isLive && !isIncomplete && hasLaterStyles()
}

/** Their link has an id until they have come. While developing, there is none. */
function hasLaterStyles(): boolean {
  return document.getElementById(LATER_STYLES_ID) === null
}

function logStartError(error: unknown): void {
  console.error("error caught during app initialization", error)
}
