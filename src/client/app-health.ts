/** Why parts of the app have not started (E3). */
const startErrors: unknown[] = []
let isLive = false
/** Aborted when the app is live. */
const starting = new AbortController()

/** Records and logs why a part of the app has not started (E3). */
export function captureAppError(error: unknown): void {
  startErrors.push(error)
  logStartError(error)
}

/**
 * Logs rejections that nothing handles until React has rendered the first page: Gatsby rejects a promise of its own when that
 * page's data or code did not arrive, and the app is then never live (E4). Returns a cleanup function.
 */
export function captureFailedStart(): () => void {
  const capture = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    logStartError(event.reason)
  }
  window.addEventListener("unhandledrejection", capture, { signal: starting.signal })
  return () => starting.abort()
}

/** Call when React has rendered the first page, and with `false` when it has stopped rendering pages. */
export function setAppLive(isNowLive: boolean): void {
  isLive = isNowLive
  starting.abort()
}

/** Returns whether React renders pages. Otherwise the page only looks like the app (E4). */
export function isAppLive(): boolean {
  return isLive
}

/** Returns whether all of the app has started. Otherwise links to other pages must load documents (E3). */
export function isAppHealthy(): boolean {
  return isLive && startErrors.length === 0
}

function logStartError(error: unknown): void {
  console.error("error caught during app initialization", error)
}
