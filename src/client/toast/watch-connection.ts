import { closeToast, openToast } from "~/src/client/toast/toasts"
import { TEXTS } from "~/src/lib/texts"

const TOAST_ID = "connection"

/** Tells when the network goes, for as long as it is gone, and when it comes back. Returns its stop. */
export function watchConnection(): () => void {
  const { offline, offlineHint, online } = TEXTS.toasts
  const tellOffline = () =>
    openToast({
      id: TOAST_ID,
      type: "background",
      label: offline,
      description: offlineHint,
      durationMs: Number.POSITIVE_INFINITY,
    })
  const tellOnline = () => openToast({ id: TOAST_ID, type: "background", label: online })

  if (navigator.onLine) closeToast(TOAST_ID)
  else tellOffline()
  window.addEventListener("offline", tellOffline)
  window.addEventListener("online", tellOnline)
  return () => {
    window.removeEventListener("offline", tellOffline)
    window.removeEventListener("online", tellOnline)
  }
}
