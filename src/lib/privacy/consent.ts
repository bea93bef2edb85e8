export type ConsentChoice = "granted" | "denied"

/** Not every browser has these settings. */
export type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

export type ConsentState = {
  isRequired: boolean
  isRefused: boolean
  choice: ConsentChoice | null
  isReopened: boolean
}

/** Returns a stored answer; null for any other value (Y3). */
export function parseConsentChoice(stored: string | null): ConsentChoice | null {
  return stored === "granted" || stored === "denied" ? stored : null
}

/** Returns whether Do Not Track or Global Privacy Control is on: then no question is shown, and nothing runs (Y3). */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === "1" || globalPrivacyControl === true
}

export function maySendPageViews({ isRequired, isRefused, choice }: ConsentState): boolean {
  return !isRefused && (choice === null ? !isRequired : choice === "granted")
}

export function shouldAskForConsent({ isRequired, isRefused, choice, isReopened }: ConsentState): boolean {
  return !isRefused && (isReopened || (isRequired && choice === null))
}
