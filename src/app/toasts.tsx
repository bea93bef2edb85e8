import { useEffect, useRef } from "react"

import { lazyPart } from "~/src/client/lazy-part"
import { restoreToasts, useToasts } from "~/src/client/toast/toasts"
import { watchConnection } from "~/src/client/toast/watch-connection"
import { watchToastRegion } from "~/src/client/toast/watch-toast-region"
import { Announcer } from "~/src/components/toasts/announcer"
import { PlainToasts } from "~/src/components/toasts/plain-toasts"
import { Delayed } from "~/src/components/ui/delayed"
import { TEXTS } from "~/src/lib/texts"

/** Loaded with the first toast. Without a network, toasts are plain. */
const Toaster = lazyPart({
  load: () => import("~/src/components/toasts/toaster").then((module) => module.Toaster),
  pending: (
    <Delayed>
      <PlainToasts />
    </Delayed>
  ),
  fallback: PlainToasts,
})

/** The toasts of the page, their region, and their announcements (O1 to O7). */
export function Toasts() {
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const wasNeeded = useRef(false)
  const isNeeded = wasNeeded.current || toasts.length > 0

  useEffect(() => {
    restoreToasts()
    // After what was kept: the network may be back.
    return watchConnection()
  }, [])
  useEffect(() => {
    wasNeeded.current = isNeeded
    return isNeeded && region.current ? watchToastRegion(region.current) : undefined
  }, [isNeeded])

  return (
    <>
      <Announcer toasts={toasts} />
      {isNeeded ? (
        <section ref={region} className="toasts" aria-label={TEXTS.toasts.region} tabIndex={-1}>
          <Toaster />
        </section>
      ) : null}
    </>
  )
}
