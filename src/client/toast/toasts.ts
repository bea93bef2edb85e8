import { readStoredJson, writeStored } from "~/src/client/browser-storage"
import { createStore, useStore } from "~/src/client/create-store"
import { KEPT_STATE_KEY } from "~/src/lib/privacy/stored-keys"

/** How long a toast stays, in milliseconds (O3). */
const TOAST_DURATION_MS = 5000
/** At most this many are open; the oldest close first (O2). */
const TOAST_LIMIT = 5
/** From closing to removal, in milliseconds: the time to leave the screen (O1). */
export const TOAST_REMOVE_DELAY_MS = 200

export type ToastOptions = {
  /** Opening the same id again changes that toast in place (O2). */
  id: string
  label: string
  description?: string
  /** Foreground toasts answer what the visitor has just done, and interrupt; the others wait for a pause in speech (O6). */
  type: "foreground" | "background"
  /** Leads to a page of this site. Data, not a function, so that it survives a reload (F5). `altText` is announced for it (O7). */
  action?: { label: string; altText?: string; to: string }
  /** In milliseconds: 5000 by default, `Infinity` to stay (O3). */
  durationMs?: number
}

export type Toast = Omit<ToastOptions, "durationMs"> & {
  /** Unlike the id, never used twice. */
  key: string
  state: "open" | "closed"
  /** Counts the changes in place, each of which is announced. */
  revision: number
  /** By the clock of `toastTime`. */
  closesAt: number
}

type PauseReason = "hover" | "focus" | "blur"

/** The toasts on the screen, oldest first, with those that are leaving. */
export const toastStore = createStore<readonly Toast[]>([])

const pauses = new Set<PauseReason>()
let pausedAt = 0
let pausedMs = 0
let timer: ReturnType<typeof setTimeout> | undefined
let lastNumber = 0

/** Opens a toast. Throws if the label is blank or the type is unknown (O6). */
export function openToast({ durationMs = TOAST_DURATION_MS, ...content }: ToastOptions): void {
  const { id, label, type } = content
  if (typeof label !== "string" || label.trim() === "") throw invalid("label", label, "a non-empty string")
  if (type !== "foreground" && type !== "background") throw invalid("type", type, "`foreground` or `background`")
  lastNumber += 1
  const same = openToasts().find((toast) => toast.id === id)
  const toast: Toast = {
    ...content,
    key: same?.key ?? `toast-${lastNumber}`,
    state: "open",
    revision: same === undefined ? 0 : same.revision + 1,
    closesAt: toastTime() + durationMs,
  }
  const toasts = toastStore.get()
  toastStore.set(same === undefined ? toasts.concat(toast) : toasts.map((other) => (other === same ? toast : other)))
  for (const oldest of openToasts().slice(0, -TOAST_LIMIT)) dismissToast(oldest.key)
  setTimer()
}

/** Closes the toast with an id, if it is open (O1). */
export function closeToast(id: string): void {
  for (const toast of openToasts()) if (toast.id === id) dismissToast(toast.key)
}

/** Closes the toast with a key, if it is open (O1). */
export function dismissToast(key: string): void {
  if (openToasts().every((toast) => toast.key !== key)) return
  toastStore.set(toastStore.get().map((toast) => (toast.key === key ? { ...toast, state: "closed" } : toast)))
  setTimeout(() => toastStore.set(toastStore.get().filter((toast) => toast.key !== key)), TOAST_REMOVE_DELAY_MS)
  setTimer()
}

/** Stops the time of all toasts until every reason is gone (O3). */
export function pauseToasts(reason: PauseReason): void {
  if (pauses.size === 0) pausedAt = performance.now()
  pauses.add(reason)
  setTimer()
}

/** Removes a reason to pause. With the last one gone, all toasts continue with the time they had left (O3). */
export function resumeToasts(reason: PauseReason): void {
  if (!pauses.delete(reason) || pauses.size > 0) return
  pausedMs += performance.now() - pausedAt
  setTimer()
}

function toastTime(): number {
  return (pauses.size > 0 ? pausedAt : performance.now()) - pausedMs
}

export function openToasts(): Toast[] {
  return toastStore.get().filter(({ state }) => state === "open")
}

export function useToasts(): readonly Toast[] {
  return useStore(toastStore)
}

/** Stores the open toasts, with the time they have left, for the next document (F5). Blocked storage loses them. */
export function keepToasts(): void {
  const kept = openToasts().map((toast) => ({ ...toast, durationMs: toast.closesAt - toastTime() }))
  writeStored(KEPT_STATE_KEY, JSON.stringify(kept))
}

/** Opens the toasts that the last document kept, and removes them from storage (F5). Skips those that cannot be read. */
export function restoreToasts(): void {
  const kept = readStoredJson(KEPT_STATE_KEY)
  writeStored(KEPT_STATE_KEY, null)
  if (!Array.isArray(kept)) return
  for (const toast of kept as ToastOptions[]) {
    try {
      // JSON has null for Infinity.
      openToast({ ...toast, durationMs: toast.durationMs ?? Number.POSITIVE_INFINITY })
    } catch {
      // Another build may have stored it in another form.
    }
  }
}

function invalid(prop: string, value: unknown, expected: string): TypeError {
  return new TypeError(`Invalid prop \`${prop}\` of a toast: expected ${expected}, found ${JSON.stringify(value)}.`)
}

function setTimer(): void {
  clearTimeout(timer)
  const next = Math.min(...openToasts().map(({ closesAt }) => closesAt))
  // A time-out of Infinity would fire at once.
  if (pauses.size === 0 && next !== Number.POSITIVE_INFINITY) timer = setTimeout(closeDue, next - toastTime())
}

function closeDue(): void {
  for (const { key, closesAt } of openToasts()) if (closesAt <= toastTime()) dismissToast(key)
  setTimer()
}
