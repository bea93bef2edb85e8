import { type BeforeSendEvent, inject, pageview } from "@vercel/analytics"

import type { Provider } from "~/src/client/analytics/visit-counter"
import { withoutQuery } from "~/src/lib/addresses/paths"

/** Returns the provider for the analytics of the site's own host, which serves the script (Y1). Logs a script that fails. */
export function webAnalytics(script: string): Provider {
  let isStopped = false
  // The script calls this for everything it sends, even if that was queued before the visitor withdrew consent.
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
