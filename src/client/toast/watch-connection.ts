import { closeToast, openToast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts/interface-texts"

const TOAST = { id: "connection", type: "background" } as const

/** Shows a toast while the network is gone, and one when it is back. Returns a cleanup function. */
export function watchConnection(): () => void {
  const { offline, offlineHint, online } = TEXTS.toasts
  const report = () => {
    if (navigator.onLine) openToast({ ...TOAST, label: online })
    else openToast({ ...TOAST, label: offline, description: offlineHint, durationMs: Number.POSITIVE_INFINITY })
  }
  if (navigator.onLine) closeToast(TOAST.id)
  else report()
  const events = new AbortController()
  for (const type of ["offline", "online"]) window.addEventListener(type, report, { signal: events.signal })
  return () => events.abort()
}
