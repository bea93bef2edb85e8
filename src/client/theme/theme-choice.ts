import { readStored, writeStored } from "~/src/client/browser-storage"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

/** The attribute of the document that holds the choice where the browser blocks storage. */
const UNSTORED_CHOICE = "data-theme-choice"

/** Returns `true` for dark, `false` for light; null when there is no valid choice. */
export function readThemeChoice(): string | null {
  const choice = readStored(THEME_KEY)
  const isValid = choice === "true" || choice === "false"
  return isValid ? choice : document.documentElement.getAttribute(UNSTORED_CHOICE)
}

/** Stores a choice; where storage is blocked it lasts as long as the page. */
export function writeThemeChoice(choice: string): void {
  const root = document.documentElement
  if (writeStored(THEME_KEY, choice)) root.removeAttribute(UNSTORED_CHOICE)
  else root.setAttribute(UNSTORED_CHOICE, choice)
}
