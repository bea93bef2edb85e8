import { closeToast, openToast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts"

const TOAST = { id: "connection", type: "background" } as const

/** Shows a toast while the network is gone, and one when it is back. Returns a cleanup function. */
export function watchConnection(): () => void {
  const { offline, offlineHint, online } = TEXTS.toasts
  const reportOffline = () =>
    openToast({ ...TOAST, label: offline, description: offlineHint, durationMs: Number.POSITIVE_INFINITY })
  const reportOnline = () => openToast({ ...TOAST, label: online })

  if (navigator.onLine) closeToast(TOAST.id)
  else reportOffline()
  window.addEventListener("offline", reportOffline)
  window.addEventListener("online", reportOnline)
  return () => {
    window.removeEventListener("offline", reportOffline)
    window.removeEventListener("online", reportOnline)
  }
}
