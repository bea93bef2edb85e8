/** How long a toast stays, in milliseconds (O3). */
export const TOAST_DURATION_MS = 5000
/** At most this many are open; the oldest go first (O2). */
export const TOAST_LIMIT = 5
/** Between closing and being gone: the time to leave the screen (O1), in milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 200

/** Foreground answers something the visitor just did and interrupts; background waits its turn (O6). */
export type ToastType = "foreground" | "background"

/** Leads to a page of this site; what it does is an address, so that it survives a reload (F5). */
type ToastAction = {
  label: string
  /** What is announced in place of the button, e.g. how else to get there; `Action` when left out (O7). */
  altText?: string
  to: string
}

export type ToastContent = {
  label: string
  description?: string
  type: ToastType
  action?: ToastAction
  /** In milliseconds; `Infinity` stays until it is closed (O3). */
  durationMs: number
}

export type Toast = ToastContent & {
  /** The caller's name for it; opening the same one again changes it in place (O2). */
  id: string
  /** Never used twice, also when an id is. */
  key: string
  state: "open" | "closed"
  /** Counts the changes in place, each of which is announced. */
  revision: number
}

export type PauseReason = "hover" | "focus" | "blur"

export type ToastQueue = ReturnType<typeof createToastQueue>

type Clock = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; remainingMs: number }

/** The toasts of the page and their time (O1, O2, O3); what draws them subscribes. */
export function createToastQueue() {
  const clocks = new Map<string, Clock>()
  const pauses = new Set<PauseReason>()
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let lastKey = 0

  const publish = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, fields: Partial<Toast>) =>
    publish(toasts.map((toast) => (toast.key === key ? { ...toast, ...fields } : toast)))
  const isOpen = ({ state }: Toast) => state === "open"

  const stopClock = (key: string) => {
    const clock = clocks.get(key)
    if (clock?.timer === undefined) return
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.remainingMs -= Date.now() - clock.startedAt
  }
  const startClock = (key: string) => {
    const clock = clocks.get(key)
    // A time-out of Infinity would fire at once.
    if (clock === undefined || pauses.size > 0 || clock.remainingMs === Number.POSITIVE_INFINITY) return
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => closeKey(key), Math.max(0, clock.remainingMs))
  }
  const resetClock = (key: string, remainingMs: number) => {
    stopClock(key)
    clocks.set(key, { timer: undefined, startedAt: 0, remainingMs })
    startClock(key)
  }

  const closeKey = (key: string) => {
    if (!toasts.some((toast) => toast.key === key && isOpen(toast))) return
    stopClock(key)
    clocks.delete(key)
    change(key, { state: "closed" })
    setTimeout(() => publish(toasts.filter((toast) => toast.key !== key)), TOAST_REMOVE_DELAY_MS)
  }

  return {
    open(id: string, content: ToastContent): void {
      const same = toasts.find((toast) => toast.id === id && isOpen(toast))
      if (same !== undefined) {
        const { id: _id, key, state, revision } = same
        publish(
          toasts.map((toast) => (toast === same ? { ...content, id, key, state, revision: revision + 1 } : toast)),
        )
        resetClock(key, content.durationMs)
        return
      }
      lastKey += 1
      const key = `toast-${lastKey}`
      publish([...toasts, { ...content, id, key, state: "open", revision: 0 }])
      resetClock(key, content.durationMs)
      const open = toasts.filter(isOpen)
      for (const { key: oldest } of open.slice(0, Math.max(0, open.length - TOAST_LIMIT))) closeKey(oldest)
    },
    close(id: string): void {
      for (const toast of toasts) if (toast.id === id) closeKey(toast.key)
    },
    closeKey,
    /** Stops the time of all toasts until every reason is gone. */
    pause(reason: PauseReason): void {
      pauses.add(reason)
      for (const key of clocks.keys()) stopClock(key)
    },
    /** Takes a reason away; with the last one all go on with the time that was left. */
    resume(reason: PauseReason): void {
      if (!pauses.delete(reason) || pauses.size > 0) return
      for (const key of clocks.keys()) startClock(key)
    },
    /** How much time a toast has left, in milliseconds. */
    remainingMs(key: string): number {
      const clock = clocks.get(key)
      if (clock === undefined) return 0
      return clock.timer === undefined ? clock.remainingMs : clock.remainingMs - (Date.now() - clock.startedAt)
    },
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
