/** Dispatched on the document when React has rendered the page: the inline script then stops. */
export const APP_LIVE_EVENT = "app-live"

/** Stops what the inline script does in the app's place. */
export function announceAppLive(): void {
  document.dispatchEvent(new Event(APP_LIVE_EVENT))
}
