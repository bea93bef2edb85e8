import { mayPrefetch } from "~/src/client/may-prefetch"
import { loadViewTransition } from "~/src/client/navigation/load-view-transition"
import { isInOtherLanguage } from "~/src/client/navigation/other-languages"
import { createPrefetchQueue } from "~/src/client/prefetch/prefetch-queue"
import { reportChunkError } from "~/src/client/report-chunk-error"
import { interceptPrefetch, loadPage } from "~/src/gatsby/browser/page-runtime"
import { withoutQuery } from "~/src/lib/addresses/paths"

/**
 * Replaces Gatsby's prefetch queue, which waits three seconds, ignores hovering on slow connections and the keyboard, and
 * stops for good at the first link without a page (N5). Also watches links that React did not render, those in Markdown.
 * Returns a cleanup function.
 */
export function startPrefetch(): () => void {
  const load = async (path: string) => {
    void loadViewTransition()
    const resources = await loadPage(path)
    if (resources?.status === "error") reportChunkError(new Error(`${path} could not be prefetched.`), path)
  }
  // Not without a network: Gatsby would remember each failed page until the next document.
  const prefetch = createPrefetchQueue(load, () => navigator.onLine && mayPrefetch())
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  const stopIntercepting = interceptPrefetch({
    visible: (path) => whenIdle(() => prefetch(withoutQuery(path), "visible")),
    wanted: (path) => prefetch(withoutQuery(path), "wanted"),
  })
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link !== null && isPageLink(link)) prefetch(link.pathname, "wanted")
  }
  const events = new AbortController()
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prefetchLink, { signal: events.signal, passive: true })
  }
  return () => {
    events.abort()
    stopIntercepting()
  }
}

/** Returns whether a link leads to another page of this site, and not elsewhere or to a file. */
function isPageLink(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return false
  if (isInOtherLanguage(link.pathname)) return false
  return link.pathname !== location.pathname && !/\.[a-z0-9]+$/i.test(link.pathname)
}
