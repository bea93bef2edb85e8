import {
  type ConsentState,
  maySendPageViews,
  parseConsentChoice,
  refusesTracking,
  shouldAskForConsent,
} from "~/src/lib/privacy/consent"

const NEW_VISITOR: ConsentState = { isRequired: true, isRefused: false, choice: null, isReopened: false }

test("Y3: only the two answers are read back", () => {
  expect(["granted", "denied"].map(parseConsentChoice)).toEqual(["granted", "denied"])
  for (const stored of [null, "", "true", "Granted", '"granted"', "[object Object]"]) {
    expect(parseConsentChoice(stored)).toBeNull()
  }
})

test.each([
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: "unspecified" }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])("Y3: whether a browser that says %j refuses tracking is %s", (signals, refuses) => {
  expect(refusesTracking(signals)).toBe(refuses)
})

test.each<[string, Partial<ConsentState>, { sends: boolean; asks: boolean }]>([
  ["a new visitor is asked, and nothing is sent", {}, { sends: false, asks: true }],
  ["a visitor who has accepted is not asked again", { choice: "granted" }, { sends: true, asks: false }],
  ["a visitor who has rejected is not asked again", { choice: "denied" }, { sends: false, asks: false }],
  ["asked again, the old answer counts", { choice: "granted", isReopened: true }, { sends: true, asks: true }],
  ["where no consent is required no question is shown", { isRequired: false }, { sends: true, asks: false }],
  ["a rejection counts also there", { isRequired: false, choice: "denied" }, { sends: false, asks: false }],
  [
    "a browser's refusal overrides everything",
    { isRequired: false, isRefused: true, choice: "granted", isReopened: true },
    { sends: false, asks: false },
  ],
])("Y3: %s", (_name, state, { sends, asks }) => {
  expect(maySendPageViews({ ...NEW_VISITOR, ...state })).toBe(sends)
  expect(shouldAskForConsent({ ...NEW_VISITOR, ...state })).toBe(asks)
})
