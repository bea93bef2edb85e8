import { emitAppEvent } from "~/src/client/app-events"
import { keepState } from "~/src/client/freshness/kept-state"
import { mayReload } from "~/src/client/freshness/may-reload"
import { basePath } from "~/src/client/navigation/base-path"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { pageRuntime } from "~/src/client/navigation/page-runtime"
import { openToast } from "~/src/client/toast/toast"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { payloadPath } from "~/src/lib/addresses/payload-path"
import { TEXTS } from "~/src/lib/texts"

/** Waits for a page's code and data; false when they cannot be had. */
export async function isPageReady({ pathname }: URL): Promise<boolean> {
  try {
    const resources = await pageRuntime()?.loadPage(payloadPath(pathname))
    return resources !== undefined && resources.status !== "error"
  } catch (error) {
    console.warn(error)
    return false
  }
}

/** Returns whether a path inside the site has a page; true when that cannot be known. */
export async function isPublished(path: string): Promise<boolean> {
  const runtime = pageRuntime()
  if (runtime === null) return true
  const address = `${basePath()}${path}`
  await runtime.loadPage(address)
  return !runtime.isPageNotFound(address)
}

/**
 * What cannot be loaded piece by piece is loaded as a document, with its query and hash (E4). Where that may not be (F4) the
 * page stays, and a toast offers another try.
 */
export function loadAsDocument(target: URL, isReplacing: boolean): void {
  const error = new Error(`The page ${target.pathname} could not be loaded in place.`)
  console.warn(error.message)
  emitAppEvent("chunk-error", { path: target.pathname, error })
  if (mayReload(target.pathname)) {
    leaveFor(target, isReplacing)
    return
  }
  navigationStore.finishLoading()
  navigationStore.setPhase("still")
  openToast({
    id: "navigation",
    type: "foreground",
    label: TEXTS.toasts.pageFailed,
    description: TEXTS.toasts.pageFailedHint,
    action: {
      label: TEXTS.toasts.tryAgain,
      to: withoutBasePath(target.pathname, basePath()) + target.search + target.hash,
    },
  })
}

/** Leaves this document for a page of the same site, which gets to know what must not be lost (F5). */
export function leaveFor(target: URL, isReplacing: boolean): void {
  keepState()
  goTo(target, isReplacing)
}

/** Loads the document of the address that is shown already, e.g. after going back. */
export function reloadPage(): void {
  keepState()
  location.reload()
}

/** Leaves this document for any address. */
export function goTo(target: URL, isReplacing: boolean): void {
  if (isReplacing) location.replace(target.href)
  else location.assign(target.href)
}
