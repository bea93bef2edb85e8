import { lazy, Suspense, useEffect, useRef, useState } from "react"

import { emitAppEvent } from "~/src/client/app-events"
import { watchConnection } from "~/src/client/connection/watch-connection"
import { registerKeeper, restoreState } from "~/src/client/freshness/kept-state"
import { toastKeeper } from "~/src/client/toast/carry-toasts-over"
import { useToasts } from "~/src/client/toast/toast"
import { watchRegion } from "~/src/client/toast/watch-region"
import { Announcer } from "~/src/components/toasts/announcer"
import { PlainToasts } from "~/src/components/toasts/plain-toasts"
import { Delayed } from "~/src/components/ui/delayed"
import { TEXTS } from "~/src/lib/texts"

/** What draws the toasts is fetched with the first one; when it cannot be had, they are drawn plainly. */
const Toaster = lazy(() =>
  import("~/src/components/toasts/toaster").then(
    ({ Toaster }) => ({ default: Toaster }),
    (error: unknown) => {
      emitAppEvent("chunk-error", { path: location.pathname, error })
      return { default: FallbackToasts }
    },
  ),
)

function FallbackToasts() {
  return <PlainToasts toasts={useToasts()} />
}

/** The toasts of the page, their region, and what is read out of them (O1 to O7). */
export function Toasts() {
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const [isNeeded, setNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setNeeded(true)

  useEffect(() => {
    const stopKeeping = registerKeeper("toasts", toastKeeper)
    restoreState()
    // After what was kept: being offline may be over.
    const stopConnection = watchConnection()
    return () => {
      stopKeeping()
      stopConnection()
    }
  }, [])
  useEffect(() => (isNeeded && region.current ? watchRegion(region.current) : undefined), [isNeeded])

  return (
    <>
      <Announcer toasts={toasts} />
      {isNeeded ? (
        <section ref={region} className="toasts" aria-label={TEXTS.toasts.region} tabIndex={-1}>
          <Suspense
            fallback={
              <Delayed>
                <FallbackToasts />
              </Delayed>
            }
          >
            <Toaster />
          </Suspense>
        </section>
      ) : null}
    </>
  )
}
