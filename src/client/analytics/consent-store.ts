import { useSyncExternalStore } from "react"

import { readStored, writeStored } from "~/src/client/browser-storage"
import {
  CONSENT_KEY,
  type ConsentChoice,
  type ConsentState,
  type PrivacySignals,
  parseConsentChoice,
  refusesTracking,
} from "~/src/lib/privacy/consent"

/** While the page is not live nobody is asked and nothing is offered: the server cannot know. */
const UNKNOWN: ConsentState = { isRequired: true, isRefused: true, choice: null, isReopened: false }

/** Null until it is first asked for. */
let state: ConsentState | null = null
const listeners = /* @__PURE__ */ new Set<() => void>()

function get(): ConsentState {
  state ??= {
    isRequired: __CONSENT_REQUIRED__,
    isRefused: refusesTracking(navigator as PrivacySignals),
    choice: readChoice(),
    isReopened: false,
  }
  return state
}

function update(change: Partial<ConsentState>): void {
  state = { ...get(), ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one state of consent, written here and nowhere else (Y3). */
export const consentStore = {
  get,
  subscribe,
  /** Keeps the visitor's answer; where storage is blocked it lasts as long as the page. */
  choose(choice: ConsentChoice) {
    writeStored(CONSENT_KEY, choice)
    update({ choice, isReopened: false })
  },
  /** Asks again. */
  reopen() {
    update({ isReopened: true })
  },
}

/** Lets tabs agree: an answer in another tab is an answer here (Y3). Returns its stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== CONSENT_KEY.key && key !== null) return
    update({ choice: parseConsentChoice(newValue), isReopened: false })
  }
  window.addEventListener("storage", follow)
  return () => window.removeEventListener("storage", follow)
}

/** The state of consent, for views. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, get, () => UNKNOWN)
}

function readChoice(): ConsentChoice | null {
  return parseConsentChoice(readStored(CONSENT_KEY))
}
