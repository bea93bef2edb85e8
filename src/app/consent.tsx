import { chooseConsent, consentStore, reopenConsent, shouldAskForConsent } from "~/src/client/analytics/consent-store"
import { useStore } from "~/src/client/create-store"
import { lazyComponent } from "~/src/client/lazy-component"
import { CONSENT_TEXTS } from "~/src/lib/texts/interface-texts"

import consentStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/consent.css"

// If the banner cannot be loaded, no visitor is asked, and nothing is sent.
const ConsentBanner = __HAS_ANALYTICS__
  ? lazyComponent({
      load: () => import("~/src/components/consent/consent-banner").then((module) => module.ConsentBanner),
      styles: consentStyles,
    })
  : () => null

/** Asks for consent where it is required, once the page is live (Y3). */
export function Consent() {
  const consent = useStore(consentStore)
  if (!shouldAskForConsent(consent)) return null
  return (
    <ConsentBanner
      recipients={recipients()}
      choice={consent.choice}
      isReopened={consent.isReopened}
      onChoose={chooseConsent}
    />
  )
}

/** Lets a visitor answer again. Invisible if the browser refuses tracking, so that the footer keeps its layout (Y3). */
export function PrivacyChoices() {
  const { isRefused } = useStore(consentStore)
  return (
    <button
      type="button"
      className={`quiet-link scripted -my-3 cursor-pointer py-3 ${isRefused ? "invisible" : ""}`}
      onClick={reopenConsent}
    >
      {CONSENT_TEXTS.choices}
    </button>
  )
}

function recipients(): string {
  if (__GOOGLE_TAG_IDS__ === null) return CONSENT_TEXTS.host
  return __WEB_ANALYTICS_SCRIPT__ === null ? CONSENT_TEXTS.google : CONSENT_TEXTS.hostAndGoogle
}
