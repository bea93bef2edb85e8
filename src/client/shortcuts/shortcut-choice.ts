import { readStored, writeStored } from "~/src/client/browser-storage"
import { createStore } from "~/src/client/create-store"
import { SHORTCUTS_KEY } from "~/src/lib/privacy/stored-keys"

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsDialog = createStore(false)

/** Returns whether shortcuts of single keys are on (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return readStored(SHORTCUTS_KEY) !== "off"
}

export function chooseShortcuts(areOn: boolean): void {
  writeStored(SHORTCUTS_KEY, areOn ? null : "off")
}
