import { type ComponentProps, lazy, type ReactNode, Suspense } from "react"

import { consentStore, useConsent } from "~/src/client/analytics/consent-store"
import { emitAppEvent } from "~/src/client/app-events"
import { loadStyles } from "~/src/client/load-styles"
import type { ConsentBanner as Banner } from "~/src/components/consent/consent-banner"
import { shouldAskForConsent } from "~/src/lib/privacy/consent"
import { CONSENT_TEXTS } from "~/src/lib/texts"

import consentStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/consent.css"

// Behind the constant, or a site without analytics would have the banner's file too. Who cannot be asked has not
// consented: without that file nothing is sent.
const ConsentBanner = __HAS_ANALYTICS__
  ? lazy(() =>
      Promise.all([import("~/src/components/consent/consent-banner"), loadStyles(consentStyles)]).then(
        ([module]) => ({ default: module.ConsentBanner }),
        (error: unknown) => {
          emitAppEvent("chunk-error", { path: location.pathname, error })
          return { default: NoBanner }
        },
      ),
    )
  : NoBanner

function NoBanner(_props: ComponentProps<typeof Banner>): ReactNode {
  return null
}

/** Asks for consent when it has to be asked for, once the page is live (Y3). */
export function Consent() {
  const consent = useConsent()
  if (!shouldAskForConsent(consent)) return null
  return (
    <Suspense>
      <ConsentBanner
        recipients={recipients()}
        choice={consent.choice}
        isReopened={consent.isReopened}
        onChoose={consentStore.choose}
      />
    </Suspense>
  )
}

function recipients(): string {
  if (__GOOGLE_TAG_IDS__ === null) return CONSENT_TEXTS.host
  return __WEB_ANALYTICS_SCRIPT__ === null ? CONSENT_TEXTS.google : CONSENT_TEXTS.hostAndGoogle
}
