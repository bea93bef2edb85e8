import { type BeforeSendEvent, inject, pageview } from "@vercel/analytics"

import type { Provider } from "~/src/client/analytics/visit-counter"

/** The analytics of the site's own host, through its script at a path of that host (Y1). A script that fails is told on the console. */
export function webAnalytics(script: string): Provider {
  let isStopped = false
  // Asked by the script before anything leaves the browser, also for what was waiting when the visitor withdrew.
  const beforeSend = (event: BeforeSendEvent) => (isStopped ? null : { ...event, url: withoutQuery(event.url) })
  return {
    start() {
      isStopped = false
      inject({ scriptSrc: script, disableAutoTrack: true, beforeSend })
    },
    send: pageview,
    stop() {
      isStopped = true
    },
  }
}

/** What stands behind a page's path may be about the visitor; the path is enough to count. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "")
}
