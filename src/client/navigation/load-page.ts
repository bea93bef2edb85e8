import { payloadPath } from "~/src/lib/addresses/site-address"
import type { PageResources, PageRuntime } from "~/src/lib/navigation/page-runtime"

let runtime: PageRuntime | null = null

/** Call it once, before anything else starts. */
export function setPageRuntime(connected: PageRuntime): void {
  runtime = connected
}

/** Rejects if the path names a host (P2). */
export async function loadPage(path: string): Promise<PageResources> {
  return runtime?.loadPage(payloadPath(path))
}

/** Loads the code and data of a page. Resolves to whether the page can be shown; never rejects. */
export async function isPageReady(path: string): Promise<boolean> {
  try {
    const resources = await loadPage(path)
    return resources !== undefined && resources.status !== "error"
  } catch (error) {
    console.warn(error)
    return false
  }
}

/** Has frames run as timers while the browser draws none. Returns a function that ends it. */
export function pauseFrames(): () => void {
  return runtime?.pauseFrames() ?? (() => undefined)
}

/** Returns whether a path of the site is known to have no page; true only after it was loaded. */
export function isPageNotFound(path: string): boolean {
  return runtime?.isPageNotFound(path) === true
}
