import { emitAppEvent } from "~/src/client/app-events"
import { mayReload } from "~/src/client/freshness/may-reload"
import { gatsbyWindow } from "~/src/client/gatsby-globals"
import { basePath } from "~/src/client/navigation/base-path"
import { navigationStore } from "~/src/client/navigation/navigation-store"
import { payloadPath } from "~/src/lib/payload-path"
import { TEXTS } from "~/src/lib/texts"

const UNAVAILABLE = 503

/** Waits for a page's code and data; false when they cannot be had. */
export async function isPageReady({ pathname }: URL): Promise<boolean> {
  try {
    const resources = await gatsbyWindow().___loader.loadPage(payloadPath(pathname))
    return resources !== undefined && resources.status !== "error"
  } catch (error) {
    console.warn(error)
    return false
  }
}

/** Whether there is a page at a path inside the site. */
export async function isPublished(path: string): Promise<boolean> {
  const { ___loader: loader } = gatsbyWindow()
  const address = `${basePath()}${path}`
  await loader.loadPage(address)
  return !loader.isPageNotFound(address)
}

/**
 * What cannot be loaded piece by piece is loaded as a document, with its query and hash (E4). Once; when that was not
 * enough, the visitor is told (F4).
 */
export function loadAsDocument(target: URL, isReplacing: boolean): void {
  const error = new Error(`The page ${target.pathname} could not be loaded in place.`)
  console.warn(error.message)
  emitAppEvent("chunk-error", { path: target.pathname, error })
  if (mayReload(target.pathname)) goTo(target, isReplacing)
  else {
    navigationStore.finishLoading()
    navigationStore.showError({ status: UNAVAILABLE, message: TEXTS.error.unavailable })
  }
}

/** Leaves this document for a page. */
export function goTo(target: URL, isReplacing: boolean): void {
  if (isReplacing) location.replace(target.href)
  else location.assign(target.href)
}
