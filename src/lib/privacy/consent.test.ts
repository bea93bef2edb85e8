import { type ConsentState, maySendPageViews, refusesTracking, shouldAskForConsent } from "~/src/lib/privacy/consent"

const NEW_VISITOR: ConsentState = { isRequired: true, isRefused: false, choice: null, isReopened: false }

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

test.each<[string, Partial<ConsentState>, sends: boolean, asks: boolean]>([
  ["a new visitor is asked, and nothing is sent", {}, false, true],
  ["a visitor who has accepted is not asked again", { choice: "granted" }, true, false],
  ["a visitor who has rejected is not asked again", { choice: "denied" }, false, false],
  ["while a visitor is asked again, the old answer counts", { choice: "granted", isReopened: true }, true, true],
  ["where no consent is required no question is shown", { isRequired: false }, true, false],
  ["a rejection counts where no consent is required", { isRequired: false, choice: "denied" }, false, false],
  ["a browser's refusal overrides everything", { isRefused: true, choice: "granted", isReopened: true }, false, false],
  ["a browser's refusal counts where no consent is required", { isRequired: false, isRefused: true }, false, false],
])("Y3: %s", (_name, state, sends, asks) => {
  expect(maySendPageViews({ ...NEW_VISITOR, ...state })).toBe(sends)
  expect(shouldAskForConsent({ ...NEW_VISITOR, ...state })).toBe(asks)
})
