/** What failed while the app started (E3). */
const startErrors: unknown[] = []
let isLive = false

/** Records and logs an error of the app's start (E3). */
export function captureAppError(error: unknown): void {
  startErrors.push(error)
  console.error("error caught during app initialization", error)
}

/**
 * Captures rejections that nothing handles before React has rendered the first page: Gatsby rejects a promise of its own when that
 * page's data or code did not arrive (E4). Returns a cleanup function.
 */
export function captureFailedStart(): () => void {
  const capture = (event: PromiseRejectionEvent) => {
    if (isLive) return
    event.preventDefault()
    captureAppError(event.reason)
  }
  window.addEventListener("unhandledrejection", capture)
  return () => window.removeEventListener("unhandledrejection", capture)
}

/** Call when React has rendered the first page. */
export function noteAppLive(): void {
  isLive = true
}

/** Call when React has stopped rendering pages. */
export function noteAppFailed(): void {
  isLive = false
}

/**
 * Returns whether the app renders pages and all of it has started. Otherwise links must load documents: a page whose data or
 * code did not arrive only looks like the app (E3, E4).
 */
export function isAppHealthy(): boolean {
  return isLive && startErrors.length === 0
}
