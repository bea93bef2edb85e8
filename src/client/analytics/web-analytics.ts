import { type BeforeSendEvent, inject, pageview } from "@vercel/analytics"

import type { Provider } from "~/src/client/analytics/visit-counter"
import { withoutQuery } from "~/src/lib/addresses/paths"

/** Returns the analytics of the site's own host, whose script is at a path of that host (Y1). A script that fails is logged. */
export function webAnalytics(script: string): Provider {
  let isStopped = false
  // Called by the script before anything leaves the browser, also for what was waiting when the visitor withdrew.
  // Query and hash may identify the visitor; the path is enough to count.
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
