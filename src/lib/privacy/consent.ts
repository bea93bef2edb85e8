/** `granted` or `denied`; nothing before the first answer (Y3). */
export const CONSENT_KEY = { area: "local", key: "analytics-consent" } as const

export type ConsentChoice = "granted" | "denied"

/** What a browser says about tracking on its owner's behalf; not every browser says anything. */
export type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

export type ConsentState = {
  isRequired: boolean
  /** Whether the browser has refused already. */
  isRefused: boolean
  choice: ConsentChoice | null
  /** Whether the visitor wants to answer again. */
  isReopened: boolean
}

/** The stored answer; a value that is none counts as no answer (Y3). */
export function parseConsentChoice(stored: string | null): ConsentChoice | null {
  return stored === "granted" || stored === "denied" ? stored : null
}

/** Whether Do Not Track or Global Privacy Control is on: then nobody is asked, and nothing runs (Y3). */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === "1" || globalPrivacyControl === true
}

/** Whether page views may be sent (Y3). */
export function maySendPageViews({ isRequired, isRefused, choice }: ConsentState): boolean {
  if (isRefused) return false
  return choice === null ? !isRequired : choice === "granted"
}

/** Whether the visitor is to be asked now (Y3). */
export function shouldAskForConsent({ isRequired, isRefused, choice, isReopened }: ConsentState): boolean {
  if (isRefused) return false
  return isReopened || (isRequired && choice === null)
}
