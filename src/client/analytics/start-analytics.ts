import { consentStore, maySendPageViews, startConsent } from "~/src/client/analytics/consent-store"
import { createVisitCounter, type Provider } from "~/src/client/analytics/visit-counter"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { matchRoute } from "~/src/lib/navigation/routes"

const counter = /* @__PURE__ */ createVisitCounter(() => maySendPageViews(consentStore.get()), loadProviders)

/** Counts page views while the visitor allows it (Y1–Y3). Returns a cleanup function. */
export function startAnalytics(): () => void {
  const stopConsent = startConsent()
  const unsubscribe = consentStore.subscribe(counter.update)
  counter.update()
  return () => {
    stopConsent()
    unsubscribe()
  }
}

/** Counts a page view. Call it when another page is shown, with the pathname of its address. */
export function notePageView(pathname: string): void {
  const path = withoutBasePath(pathname, __BASE_PATH__)
  counter.note({ route: matchRoute(path)?.route.path ?? null, path })
}

/** Loads the providers that the settings name. Logs a warning for one that cannot be loaded, and returns the other (E4). */
async function loadProviders(): Promise<Provider[]> {
  const loads: Promise<Provider>[] = []
  // The conditions are constants, so a build leaves out the providers that its settings do not name.
  if (__WEB_ANALYTICS_SCRIPT__ !== null) {
    const script = __WEB_ANALYTICS_SCRIPT__
    loads.push(import("~/src/client/analytics/web-analytics").then(({ webAnalytics }) => webAnalytics(script)))
  }
  if (__GOOGLE_TAG_IDS__ !== null) {
    const ids = __GOOGLE_TAG_IDS__
    loads.push(import("~/src/client/analytics/google-tag").then(({ googleTag }) => googleTag(ids)))
  }
  const loaded = await Promise.all(loads.map((load) => load.catch(console.warn)))
  return loaded.filter((provider) => provider !== undefined)
}
