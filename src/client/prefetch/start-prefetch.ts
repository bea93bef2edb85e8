import { emitAppEvent } from "~/src/client/app-events"
import { createPrefetchQueue } from "~/src/client/prefetch/prefetch-queue"
import { shouldPrefetch } from "~/src/client/prefetch/should-prefetch"
import { payloadPath, withoutQuery } from "~/src/lib/addresses/payload-path"
import type { PageRuntime } from "~/src/lib/navigation/page-runtime"

/**
 * Replaces Gatsby's prefetch queue, which waits three seconds, ignores hovering on slow connections and the keyboard, and
 * stops for good at the first link that leads nowhere (N5). Links that React did not render, those in Markdown, are watched
 * here, too. Returns a cleanup function.
 */
export function startPrefetch(runtime: PageRuntime): () => void {
  // Nothing is loaded ahead without a network, either: Gatsby would remember each failure until the next document.
  const queue = createPrefetchQueue({
    load: (path) => loadAhead(runtime, path),
    isAllowed: () => navigator.onLine && shouldPrefetch(),
  })

  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  const stopIntercepting = runtime.interceptPrefetch({
    visible: (path) => whenIdle(() => queue.add(withoutQuery(path), "visible")),
    wanted: (path) => queue.add(withoutQuery(path), "wanted"),
  })

  const point = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    const path = link === null ? null : pagePathOf(link)
    if (path !== null) queue.add(path, "wanted")
  }
  const events = new AbortController()
  const options = { signal: events.signal, passive: true }
  for (const type of ["pointerover", "focusin", "touchstart"]) document.addEventListener(type, point, options)

  return () => {
    events.abort()
    stopIntercepting()
  }
}

/** Where a link leads inside the site; null for one that leads elsewhere or to a file. */
function pagePathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = new URL(link.href || "about:blank", location.href)
  if (origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return null
  if (pathname === location.pathname || /\.[a-z0-9]+$/i.test(pathname)) return null
  return pathname
}

/** A page that cannot be loaded ahead is no loss yet, but listeners of the app's events are informed (E4). */
async function loadAhead({ loadPage }: PageRuntime, path: string): Promise<void> {
  const resources = await loadPage(payloadPath(path))
  if (resources?.status === "error")
    emitAppEvent("chunk-error", { path, error: new Error(`${path} could not be loaded ahead.`) })
}
