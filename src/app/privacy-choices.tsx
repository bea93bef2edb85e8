import { consentStore, useConsent } from "~/src/client/analytics/consent-store"
import { CONSENT_TEXTS } from "~/src/lib/texts"

/** Lets a visitor answer again, unless the browser has refused for good. Its room is kept, so that nothing moves (Y3). */
export function PrivacyChoices() {
  const { isRefused } = useConsent()
  return (
    <button
      type="button"
      className={`quiet-link scripted -my-3 cursor-pointer py-3 ${isRefused ? "invisible" : ""}`}
      onClick={consentStore.reopen}
    >
      {CONSENT_TEXTS.choices}
    </button>
  )
}
