import { useSyncExternalStore } from "react"

let isOpen = false
const listeners = /* @__PURE__ */ new Set<() => void>()

function set(value: boolean): void {
  isOpen = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog with the keyboard shortcuts; a key opens it, and a button. */
export const shortcutsDialog = {
  open: () => set(true),
  close: () => set(false),
}

/** Whether the dialog is open. */
export function useShortcutsDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}
