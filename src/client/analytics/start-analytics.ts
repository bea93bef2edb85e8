import { consentStore, followOtherTabs } from "~/src/client/analytics/consent-store"
import { createVisitCounter, type Provider, type VisitCounter } from "~/src/client/analytics/visit-counter"
import { basePath } from "~/src/client/navigation/base-path"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { pageViewOf } from "~/src/lib/navigation/page-view"
import { maySendPageViews } from "~/src/lib/privacy/consent"

let counter: VisitCounter | null = null

/** Counts visits while the visitor lets it (Y1–Y3). Returns its stop. */
export function startAnalytics(): () => void {
  const stopFollowing = followOtherTabs()
  const stopListening = consentStore.subscribe(visitCounter().update)
  visitCounter().update()
  return () => {
    stopFollowing()
    stopListening()
  }
}

/** Tells that another page is on show; its pathname as in the address. */
export function notePageView(pathname: string): void {
  visitCounter().note(pageViewOf(withoutBasePath(pathname, basePath())))
}

function visitCounter(): VisitCounter {
  counter ??= createVisitCounter({ maySend: () => maySendPageViews(consentStore.get()), loadProviders })
  return counter
}

/** Code that cannot be loaded is told on the console, and the other provider goes on (E4). */
async function loadProviders(): Promise<Provider[]> {
  const loads: Promise<Provider>[] = []
  if (__WEB_ANALYTICS_SCRIPT__ !== null) {
    const script = __WEB_ANALYTICS_SCRIPT__
    loads.push(import("~/src/client/analytics/web-analytics").then(({ webAnalytics }) => webAnalytics(script)))
  }
  if (__GOOGLE_TAG_IDS__ !== null) {
    const ids = __GOOGLE_TAG_IDS__
    loads.push(import("~/src/client/analytics/google-tag").then(({ googleTag }) => googleTag(ids)))
  }
  const outcomes = await Promise.allSettled(loads)
  return outcomes.flatMap((outcome) => {
    if (outcome.status === "fulfilled") return outcome.value
    console.warn(outcome.reason)
    return []
  })
}
