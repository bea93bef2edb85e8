import { useSyncExternalStore } from "react"

import {
  createToastQueue,
  TOAST_DURATION_MS,
  type Toast,
  type ToastContent,
  type ToastQueue,
  type ToastType,
} from "~/src/client/toast/toast-queue"

/** The one queue of the page. */
export const toastQueue: ToastQueue = createToastQueue()

const TYPES: readonly ToastType[] = ["foreground", "background"]
const NONE: readonly Toast[] = []

export type ToastOptions = Omit<ToastContent, "durationMs"> & {
  /** Opening the same id again changes that toast in place. */
  id?: string
  /** In milliseconds; 5000 when left out, `Infinity` to stay. */
  durationMs?: number
}

let lastId = 0

/** Opens a toast and answers with its id. Throws where the label is blank or the type unknown (O6). */
export function openToast({ id, durationMs = TOAST_DURATION_MS, ...content }: ToastOptions): string {
  if (typeof content.label !== "string" || content.label.trim() === "") {
    throw new TypeError(
      `Invalid prop \`label\` of a toast: expected a non-empty string, found ${shown(content.label)}.`,
    )
  }
  if (!TYPES.includes(content.type)) {
    throw new TypeError(
      `Invalid prop \`type\` of a toast: expected \`foreground\` or \`background\`, found ${shown(content.type)}.`,
    )
  }
  lastId += 1
  const ownId = id ?? `toast:${lastId}`
  toastQueue.open(ownId, { ...content, durationMs })
  return ownId
}

/** Closes a toast, if it is still open (O1). */
export function closeToast(id: string): void {
  toastQueue.close(id)
}

/** The toasts on the screen, oldest first; those that are leaving, too. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastQueue.subscribe, toastQueue.get, () => NONE)
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}
