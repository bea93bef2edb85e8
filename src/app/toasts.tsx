import { useEffect, useState } from "react"

import { lazyComponent } from "~/src/client/lazy-component"
import { restoreToasts, useToasts } from "~/src/client/toast/toasts"
import { watchConnection } from "~/src/client/toast/watch-connection"
import { watchToastRegion } from "~/src/client/toast/watch-toast-region"
import { Announcer } from "~/src/components/toasts/announcer"
import { PlainToasts } from "~/src/components/toasts/plain-toasts"
import { Delayed } from "~/src/components/ui/delayed"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** Loaded with the first toast. If that fails, `PlainToasts` shows them. */
const Toaster = lazyComponent({
  load: () => import("~/src/components/toasts/toaster").then((module) => module.Toaster),
  pending: (
    <Delayed>
      <PlainToasts />
    </Delayed>
  ),
  fallback: PlainToasts,
})

/** Shows and announces the toasts of the page. Their region stays once there has been a toast (O1–O7). */
export function Toasts() {
  const toasts = useToasts()
  const [isNeeded, setIsNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true)

  useEffect(() => {
    restoreToasts()
    // After restoring: a restored toast may say that the network is gone, and it may be back.
    return watchConnection()
  }, [])

  return (
    <>
      <Announcer toasts={toasts} />
      {isNeeded ? (
        <section ref={watchToastRegion} className="toasts" aria-label={TEXTS.toasts.region} tabIndex={-1}>
          <Toaster />
        </section>
      ) : null}
    </>
  )
}
