import { Link } from "gatsby"
import { useEffect, useId, useLayoutEffect, useRef } from "react"

import { reserveSpace } from "~/src/client/analytics/reserve-space"
import { MAIN_CONTENT_ID } from "~/src/components/layout/skip-link"
import { PRIVACY_PATH } from "~/src/lib/addresses/paths"
import type { ConsentChoice } from "~/src/lib/privacy/consent"
import { CONSENT_TEXTS, TEXTS } from "~/src/lib/texts"

type ConsentBannerProps = {
  /** Who is told of the visit. */
  recipients: string
  choice: ConsentChoice | null
  /** Whether the visitor asked for it: then it takes the focus, and gives it back. */
  isReopened: boolean
  onChoose: (choice: ConsentChoice) => void
}

/** Asks whether the visit may be counted; the page goes on behind it, and nothing but the two buttons answers (Y3). */
export function ConsentBanner({ recipients, choice, isReopened, onChoose }: ConsentBannerProps) {
  const headingId = useId()
  const banner = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (!isReopened) return
    opener.current = document.activeElement
    banner.current?.focus()
  }, [isReopened])

  useLayoutEffect(() => {
    const element = banner.current
    if (element === null) return
    const giveSpaceBack = reserveSpace(element)
    return () => {
      giveSpaceBack()
      if (element.contains(document.activeElement)) focusAfterwards(opener.current)
    }
  }, [])

  return (
    <section ref={banner} tabIndex={-1} className="consent" aria-labelledby={headingId}>
      <div className="grid gap-1">
        <h2 id={headingId} className="font-medium">
          {CONSENT_TEXTS.heading}
        </h2>
        <p className="text-pretty text-muted text-sm">
          {CONSENT_TEXTS.question(recipients)} {choice === null ? null : `${CONSENT_TEXTS.soFar[choice]} `}
          <Link to={PRIVACY_PATH} className="link">
            {TEXTS.privacyPolicy}
          </Link>
        </p>
      </div>
      <div className="consent-buttons">
        <button type="button" className="button" onClick={() => onChoose("granted")}>
          {CONSENT_TEXTS.accept}
        </button>
        <button type="button" className="button" onClick={() => onChoose("denied")}>
          {CONSENT_TEXTS.reject}
        </button>
      </div>
    </section>
  )
}

/** The buttons are about to go: the focus returns to what opened them, or goes to the page. */
function focusAfterwards(opener: Element | null): void {
  const target = opener === document.body ? null : opener
  const main = document.getElementById(MAIN_CONTENT_ID)
  ;((target as HTMLElement | null) ?? main)?.focus({ preventScroll: true })
}
