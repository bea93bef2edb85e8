import { readStored, writeStored } from "~/src/client/browser-storage"
import { createStore } from "~/src/client/create-store"
import { SHORTCUTS_KEY } from "~/src/lib/privacy/stored-keys"

/** Whether the list of keyboard shortcuts is open. */
export const shortcutsDialog = createStore(false)

/** The choice of a visitor whose browser blocks storage. */
let unstoredChoice: boolean | null = null

/** Returns whether shortcuts of single keys are on (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return unstoredChoice ?? readStored(SHORTCUTS_KEY) !== "off"
}

/** Stores the visitor's choice; where storage is blocked it lasts as long as the page. */
export function chooseShortcuts(areOn: boolean): void {
  const isStored = writeStored(SHORTCUTS_KEY, areOn ? null : "off")
  unstoredChoice = isStored ? null : areOn
}
