import { shouldPrefetch } from "~/src/client/prefetch/should-prefetch"

/** The class of the document while the visitor saves data or the connection is slow. The styles then omit the display font. */
const DATA_SAVER_CLASS = "data-saver"

/**
 * Preloads the display font for the first paint, or marks the document where data is saved. Returns whether data is saved.
 */
export function applyDataSaver(fontUrl: string): boolean {
  if (!shouldPrefetch()) {
    document.documentElement.classList.add(DATA_SAVER_CLASS)
    return true
  }
  const link = document.createElement("link")
  Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href: fontUrl })
  document.head.append(link)
  return false
}
