import { Link } from "gatsby"
import { useEffect, useId, useLayoutEffect, useRef } from "react"

import type { ConsentChoice } from "~/src/client/analytics/consent-store"
import { MAIN_CONTENT_ID } from "~/src/components/layout/skip-link"
import { Button } from "~/src/components/ui/button"
import { PRIVACY_PATH } from "~/src/lib/addresses/paths"
import { fillText } from "~/src/lib/texts/fill-text"
import { CONSENT_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

/** A CSS property for the styles: the height that the banner covers at the bottom of the screen, above the navbar. */
const COVERED_HEIGHT = "--covered-height"
const GAP_PX = 12

type ConsentBannerProps = {
  recipients: string
  choice: ConsentChoice | null
  /** True if the visitor opened it: then it takes the focus, and returns it at the end. */
  isReopened: boolean
  onChoose: (choice: ConsentChoice) => void
}

/** Asks whether the visit may be counted. The page stays usable, and only the two buttons answer (Y3). */
export function ConsentBanner({ recipients, choice, isReopened, onChoose }: ConsentBannerProps) {
  const headingId = useId()
  const banner = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isReopened) return
    opener.current = document.activeElement as HTMLElement | null
    banner.current?.focus()
  }, [isReopened])

  useLayoutEffect(() => {
    const element = banner.current
    if (element === null) return
    const { style } = document.documentElement
    // Leaves as much space below the page as the banner covers, so that it never hides the focused element.
    const observer = new ResizeObserver(() => style.setProperty(COVERED_HEIGHT, `${element.offsetHeight + GAP_PX}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(COVERED_HEIGHT)
      if (!element.contains(document.activeElement)) return
      // The focused button is about to be removed.
      const main = document.getElementById(MAIN_CONTENT_ID)
      const target = opener.current === document.body ? main : (opener.current ?? main)
      target?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section ref={banner} tabIndex={-1} className="consent" aria-labelledby={headingId}>
      <div className="grid gap-1.5">
        <h2 id={headingId} className="font-medium">
          {CONSENT_TEXTS.heading}
        </h2>
        <p className="text-pretty text-muted text-sm">
          {fillText(CONSENT_TEXTS.question, { recipients })}{" "}
          {choice === null ? null : `${CONSENT_TEXTS.soFar[choice]} `}
          <Link to={PRIVACY_PATH} className="link">
            {TEXTS.privacyPolicy}
          </Link>
        </p>
      </div>
      <div className="consent-buttons">
        <Button onClick={() => onChoose("granted")}>{CONSENT_TEXTS.accept}</Button>
        <Button onClick={() => onChoose("denied")}>{CONSENT_TEXTS.reject}</Button>
      </div>
    </section>
  )
}
