import { readStored, writeStored } from "~/src/client/browser-storage"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

/** The attribute of the document that holds the choice where the browser blocks storage. */
const UNSTORED_CHOICE = "data-theme-choice"

/** Returns the choice as use-dark-mode writes it; null when there is none that use-dark-mode can read. */
export function readThemeChoice(): string | null {
  const choice = readStored(THEME_KEY)
  if (isThemeChoice(choice)) return choice
  // use-dark-mode also reads the choice on the server.
  return typeof document === "undefined" ? null : document.documentElement.getAttribute(UNSTORED_CHOICE)
}

/** Stores a choice; where storage is blocked it lasts as long as the page. */
export function writeThemeChoice(choice: string): void {
  const root = document.documentElement
  if (writeStored(THEME_KEY, choice)) root.removeAttribute(UNSTORED_CHOICE)
  else root.setAttribute(UNSTORED_CHOICE, choice)
}

function isThemeChoice(value: string | null): boolean {
  return value === "true" || value === "false"
}
