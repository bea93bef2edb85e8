import {
  chooseConsent,
  consentStore,
  maySendPageViews,
  reopenConsent,
  shouldAskForConsent,
  startConsent,
} from "~/src/client/analytics/consent-store"
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

test.each([
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: "unspecified" }, false],
  [{ doNotTrack: null }, false],
])("Y3: whether a browser that says %j refuses tracking is %s", (signals, refuses) => {
  for (const [name, value] of Object.entries({ doNotTrack: undefined, globalPrivacyControl: undefined, ...signals })) {
    Object.defineProperty(navigator, name, { configurable: true, value })
  }
  openPage()
  expect(consentStore.get().isRefused).toBe(refuses)
})

const NEW_VISITOR = { isRequired: true, isRefused: false, choice: null, isReopened: false }

test.each<[string, object, sends: boolean, asks: boolean]>([
  ["a new visitor is asked, and nothing is sent", {}, false, true],
  ["a visitor who has accepted is not asked again", { choice: "granted" }, true, false],
  ["a visitor who has rejected is not asked again", { choice: "denied" }, false, false],
  ["while a visitor is asked again, the old answer counts", { choice: "granted", isReopened: true }, true, true],
  ["where no consent is required no question is shown", { isRequired: false }, true, false],
  ["a rejection counts where no consent is required", { isRequired: false, choice: "denied" }, false, false],
  ["a browser's refusal overrides everything", { isRefused: true, choice: "granted", isReopened: true }, false, false],
  ["a browser's refusal counts where no consent is required", { isRequired: false, isRefused: true }, false, false],
])("Y3: %s", (_name, given, sends, asks) => {
  const { isRequired, ...consent } = { ...NEW_VISITOR, ...given }
  Object.assign(globalThis, { __CONSENT_REQUIRED__: isRequired })
  expect([maySendPageViews(consent), shouldAskForConsent(consent)]).toEqual([sends, asks])
})

test("Y3: nothing is stored before an answer, and an invalid stored value is not changed", () => {
  reopenConsent()
  expect(consentStore.get()).toEqual({ isRefused: false, choice: null, isReopened: true })
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
