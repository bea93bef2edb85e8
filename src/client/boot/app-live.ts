/** Dispatched on the document once React draws the page: what was only there until then steps aside. */
export const APP_LIVE_EVENT = "app-live"

/** Tells what runs inline that the app has taken over. */
export function announceAppLive(): void {
  document.dispatchEvent(new Event(APP_LIVE_EVENT))
}
