import {
  type ConsentState,
  maySendPageViews,
  parseConsentChoice,
  refusesTracking,
  shouldAskForConsent,
} from "~/src/lib/privacy/consent"

const NEW_VISITOR: ConsentState = { isRequired: true, isRefused: false, choice: null, isReopened: false }

test.each(["granted", "denied"] as const)("Y3: the stored answer %s is read back", (choice) => {
  expect(parseConsentChoice(choice)).toBe(choice)
})

test.each([null, "", "true", "Granted", '"granted"', "[object Object]"])("Y3: %j is no answer", (stored) => {
  expect(parseConsentChoice(stored)).toBeNull()
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
  ["who has accepted is not asked again", { choice: "granted" }, { sends: true, asks: false }],
  ["who has rejected is not asked again", { choice: "denied" }, { sends: false, asks: false }],
  [
    "who wants to answer again is asked, and the old answer counts",
    {
      choice: "granted",
      isReopened: true,
    },
    { sends: true, asks: true },
  ],
  ["where no consent is required nobody is asked", { isRequired: false }, { sends: true, asks: false }],
  [
    "a rejection counts where no consent is required",
    { isRequired: false, choice: "denied" },
    {
      sends: false,
      asks: false,
    },
  ],
  [
    "a browser's refusal beats everything",
    {
      isRequired: false,
      isRefused: true,
      choice: "granted",
      isReopened: true,
    },
    { sends: false, asks: false },
  ],
])("Y3: %s", (_name, state, { sends, asks }) => {
  expect(maySendPageViews({ ...NEW_VISITOR, ...state })).toBe(sends)
  expect(shouldAskForConsent({ ...NEW_VISITOR, ...state })).toBe(asks)
})
