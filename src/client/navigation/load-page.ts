import { emitAppEvent } from "~/src/client/app-events"
import { gatsbyWindow } from "~/src/client/gatsby-globals"

/** Waits for a page's code and data; false when they cannot be had. */
export async function isPageReady({ pathname, search }: URL): Promise<boolean> {
  const resources = await gatsbyWindow().___loader.loadPage(pathname + search)
  return resources !== undefined && resources.status !== "error"
}

/** What cannot be loaded piece by piece is loaded as a document, with its query and hash (E4). */
export function loadAsDocument(target: URL, isReplacing: boolean): void {
  const error = new Error(`The page ${target.pathname} could not be loaded in place.`)
  console.warn(error.message)
  emitAppEvent("chunk-error", { path: target.pathname, error })
  if (isReplacing) location.replace(target.href)
  else location.assign(target.href)
}
