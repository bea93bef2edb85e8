import { mayReload } from "~/src/client/freshness/may-reload"
import { finishLoading } from "~/src/client/navigation/loading-bar"
import { pagePhase } from "~/src/client/navigation/navigation-state"
import { loadPage } from "~/src/client/navigation/page-runtime"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { keepToasts, openToast } from "~/src/client/toast/toasts"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

/** Waits for a page's code and data. Returns false if they cannot be loaded. */
export async function isPageReady({ pathname }: URL): Promise<boolean> {
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
export function loadAsDocument(target: URL, isReplacing: boolean): void {
  const error = new Error(`The page ${target.pathname} could not be loaded in place.`)
  console.warn(error.message)
  reportChunkError(error, target.pathname)
  if (mayReload(target.pathname)) {
    leaveFor(target, isReplacing)
    return
  }
  finishLoading()
  pagePhase.set("still")
  const { pageFailed, pageFailedHint, tryAgain } = TEXTS.toasts
  openToast({
    id: "navigation",
    type: "foreground",
    label: pageFailed,
    description: pageFailedHint,
    action: { label: tryAgain, to: withoutBasePath(target.pathname, __BASE_PATH__) + target.search + target.hash },
  })
}

/** Loads the document of another page of this site, with the state that must survive (F5). */
export function leaveFor(target: URL, isReplacing: boolean): void {
  keepToasts()
  goTo(target, isReplacing)
}

/** Loads the document of any address. */
export function goTo({ href }: URL, isReplacing: boolean): void {
  if (isReplacing) location.replace(href)
  else location.assign(href)
}
