import { shouldPrefetch } from "~/src/client/prefetch/should-prefetch"

/** The class of the document while the visitor saves data or the connection is slow. The styles do without the display font. */
const DATA_SAVER_CLASS = "data-saver"

/**
 * Requests the display font, so that it is there for the first paint. Where every byte counts, marks the document instead.
 * Returns whether data is saved.
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
