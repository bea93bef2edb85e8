import { emitAppEvent } from "~/src/client/app-events"
import { gatsbyWindow } from "~/src/client/gatsby-globals"
import { createPrefetchQueue } from "~/src/client/prefetch/prefetch-queue"
import { shouldPrefetch } from "~/src/client/prefetch/should-prefetch"
import { payloadPath, withoutQuery } from "~/src/lib/payload-path"

/**
 * Puts our queue in the place of Gatsby's own: that one waits three seconds, forgets about hovering on slow
 * connections, does nothing for the keyboard, and stops for good at the first link that leads nowhere (N5).
 * Links that React did not draw, those in Markdown, are watched here, too. Returns its stop.
 */
export function startPrefetch(): () => void {
  const { ___loader: loader } = gatsbyWindow()
  const { enqueue, hovering } = loader
  // Without a network, too, nothing is loaded ahead: Gatsby would remember each failure until the next document.
  const queue = createPrefetchQueue({ load: loadAhead, isAllowed: () => navigator.onLine && shouldPrefetch() })

  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  loader.enqueue = (path) => {
    whenIdle(() => queue.add(withoutQuery(path), "visible"))
    return Object.assign(Promise.resolve(true), { abort: () => undefined })
  }
  loader.hovering = (path) => queue.add(withoutQuery(path), "wanted")

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
    Object.assign(loader, { enqueue, hovering })
  }
}

/** Where a link leads inside the site; null for one that leads elsewhere or to a file. */
function pagePathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = new URL(link.href || "about:blank", location.href)
  if (origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return null
  if (pathname === location.pathname || /\.[a-z0-9]+$/i.test(pathname)) return null
  return pathname
}

/** A page that cannot be loaded ahead is no loss yet; whoever watches the app may want to know (E4). */
async function loadAhead(path: string): Promise<void> {
  const resources = await gatsbyWindow().___loader.loadPage(payloadPath(path))
  if (resources?.status === "error")
    emitAppEvent("chunk-error", { path, error: new Error(`${path} could not be loaded ahead.`) })
}
