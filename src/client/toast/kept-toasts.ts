import { readStoredJson, writeStored } from "~/src/client/browser-storage"
import { openToast, openToasts, type ToastOptions, toastTime } from "~/src/client/toast/toasts"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

/** JSON has no Infinity: a duration of null means it. */
type KeptToast = Omit<ToastOptions, "durationMs"> & { durationMs: number | null }

/** Stores the open toasts, with the time they have left, for the next document (F5). Blocked storage loses them. */
export function keepToasts(): void {
  const kept = openToasts().map(({ key: _key, state: _state, revision: _revision, closesAt, ...toast }) => ({
    ...toast,
    durationMs: closesAt - toastTime(),
  }))
  writeStored(KEPT_STATE_KEY, JSON.stringify(kept))
}

/** Opens the toasts of the document before, once (F5). What another build has written is left out if it cannot be read. */
export function restoreToasts(): void {
  const kept = readStoredJson(KEPT_STATE_KEY)
  writeStored(KEPT_STATE_KEY, null)
  if (!Array.isArray(kept)) return
  for (const toast of kept as KeptToast[]) {
    try {
      openToast({ ...toast, durationMs: toast.durationMs ?? Number.POSITIVE_INFINITY })
    } catch {
      // It has no label, or is not a toast.
    }
  }
}
