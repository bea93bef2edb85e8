import { chooseConsent, consentStore, reopenConsent, startConsent } from "~/src/client/analytics/consent-store"
import { blockStorage } from "~/tests/block-storage"

let stop: () => void

/** Does what a newly opened page does. */
function openPage(): void {
  stop?.()
  stop = startConsent()
}

beforeEach(() => {
  Object.assign(globalThis, { __CONSENT_REQUIRED__: true })
  openPage()
})

test("Y3: nothing is stored before an answer, and an invalid stored value is not changed", () => {
  reopenConsent()
  expect(consentStore.get()).toEqual({ isRequired: true, isRefused: false, choice: null, isReopened: true })
  expect(localStorage).toHaveLength(0)
  localStorage.setItem("analytics-consent", "yes")
  openPage()
  expect([consentStore.get().choice, localStorage.getItem("analytics-consent")]).toEqual([null, "yes"])
})

test("Y3: where storage is blocked the answer counts for the visit", () => {
  blockStorage()
  openPage()
  chooseConsent("granted")
  expect(consentStore.get().choice).toBe("granted")
})

test("Y3: an answer in another tab counts in this one, until the cleanup", () => {
  const choiceAfter = (key: string | null, newValue: string | null) => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }))
    return consentStore.get().choice
  }
  expect(choiceAfter("analytics-consent", "granted")).toBe("granted")
  expect(choiceAfter("dark-mode", "true")).toBe("granted")
  expect(choiceAfter(null, null)).toBeNull()
  stop()
  expect(choiceAfter("analytics-consent", "denied")).toBeNull()
})
