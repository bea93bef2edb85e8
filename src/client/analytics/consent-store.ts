import { readStored, writeStored } from "~/src/client/browser-storage"
import { createStore } from "~/src/client/create-store"
import {
  type ConsentChoice,
  type ConsentState,
  type PrivacySignals,
  parseConsentChoice,
  refusesTracking,
} from "~/src/lib/privacy/consent"
import { CONSENT_KEY } from "~/src/lib/privacy/stored-keys"

/** The visitor's consent. Until `startConsent` it is unknown: no question is shown, and nothing is sent (Y3). */
export const consentStore = /* @__PURE__ */ createStore<ConsentState>({
  isRequired: true,
  isRefused: true,
  choice: null,
  isReopened: false,
})

/** Reads the stored answer and follows answers in other tabs (Y3). Returns a cleanup function. */
export function startConsent(): () => void {
  const setChoice = (stored: string | null) =>
    consentStore.set({
      isRequired: __CONSENT_REQUIRED__,
      isRefused: refusesTracking(navigator as PrivacySignals),
      choice: parseConsentChoice(stored),
      isReopened: false,
    })
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
