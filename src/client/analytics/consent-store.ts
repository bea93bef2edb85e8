import { readStored, writeStored } from "~/src/client/browser-storage"
import { createStore } from "~/src/client/create-store"
import { CONSENT_KEY } from "~/src/lib/privacy/stored-keys"

export type ConsentChoice = "granted" | "denied"

type Consent = {
  /** Whether the browser refuses tracking: then no question is shown, and nothing is sent. */
  isRefused: boolean
  choice: ConsentChoice | null
  isReopened: boolean
}

/** The visitor's consent. Until `startConsent`, it is that of a browser that refuses tracking (Y3). */
export const consentStore = /* @__PURE__ */ createStore<Consent>({ isRefused: true, choice: null, isReopened: false })

/** Reads the stored answer and follows answers in other tabs (Y3). Returns a cleanup function. */
export function startConsent(): () => void {
  const setChoice = (stored: string | null) => {
    const choice = stored === "granted" || stored === "denied" ? stored : null
    consentStore.set({ isRefused: refusesTracking(), choice, isReopened: false })
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === CONSENT_KEY.key || key === null) setChoice(newValue)
  }
  setChoice(readStored(CONSENT_KEY))
  window.addEventListener("storage", follow)
  return () => window.removeEventListener("storage", follow)
}

/** Stores the visitor's answer; where storage is blocked it lasts as long as the page (Y3). */
export function chooseConsent(choice: ConsentChoice): void {
  writeStored(CONSENT_KEY, choice)
  consentStore.set({ ...consentStore.get(), choice, isReopened: false })
}

export function reopenConsent(): void {
  consentStore.set({ ...consentStore.get(), isReopened: true })
}

export function maySendPageViews({ isRefused, choice }: Consent): boolean {
  return !isRefused && (choice === null ? !__CONSENT_REQUIRED__ : choice === "granted")
}

export function shouldAskForConsent({ isRefused, choice, isReopened }: Consent): boolean {
  return !isRefused && (isReopened || (__CONSENT_REQUIRED__ && choice === null))
}

/** Returns whether Do Not Track or Global Privacy Control is on. Not every browser has these settings. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === "1" || globalPrivacyControl === true
}
