import { emitAppEvent } from "~/src/client/report-chunk-error"

const errors: unknown[] = []
let isLive = false

/** Notes and tells what failed while the app started (E3). */
export function captureAppError(error: unknown): void {
  errors.push(error)
  console.error("error caught during app initialization", error)
  emitAppEvent("app-error", { error })
}

/**
 * Captures what nobody else handles before React draws the page: Gatsby rejects a promise of its own when the first page's data
 * or code did not arrive (E4). Returns a cleanup function.
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

/** From here on React draws the page. */
export function noteAppLive(): void {
  isLive = true
}

/** From here on React draws no page any more. */
export function noteAppFailed(): void {
  isLive = false
}

/**
 * Whether the app draws the page and all of it has started. Otherwise links have to lead to documents, which need none
 * of it: a page whose data or code did not come stays as it was sent, and only looks like the app (E3, E4).
 */
export function isAppWhole(): boolean {
  return isLive && errors.length === 0
}
