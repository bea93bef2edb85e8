import { readStored, removeStored, writeStored } from "~/src/client/browser-storage"
import { SHORTCUTS_KEY } from "~/src/lib/privacy/stored-keys"

/** The choice of a visitor whose browser does not let it be kept. */
let unkeptChoice: boolean | null = null

/** Whether single keys may do anything (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  if (unkeptChoice !== null) return unkeptChoice
  return readStored(SHORTCUTS_KEY) !== "off"
}

/** Keeps the visitor's choice; where storage is blocked it lasts as long as the page. */
export function chooseShortcuts(areOn: boolean): void {
  const isStored = areOn ? removeStored(SHORTCUTS_KEY) : writeStored(SHORTCUTS_KEY, "off")
  unkeptChoice = isStored ? null : areOn
}
