import type { Keeper } from "~/src/client/freshness/kept-state"
import { openToast, type ToastOptions, toastQueue } from "~/src/client/toast/toasts"

type KeptToast = Omit<ToastOptions, "durationMs"> & {
  /** JSON has no Infinity. */
  remainingMs: number | null
}

/** Carries the open toasts, with the time they have left, over to the next document (F5). */
export const toastKeeper: Keeper = {
  save(): KeptToast[] {
    return toastQueue
      .get()
      .filter(({ state }) => state === "open")
      .map(({ key, state: _state, revision: _revision, durationMs: _durationMs, ...content }) => {
        const remainingMs = toastQueue.remainingMs(key)
        return { ...content, remainingMs: Number.isFinite(remainingMs) ? remainingMs : null }
      })
  },
  restore(kept): void {
    for (const { remainingMs, ...options } of kept as KeptToast[]) {
      openToast({ ...options, durationMs: remainingMs ?? Number.POSITIVE_INFINITY })
    }
  },
}
