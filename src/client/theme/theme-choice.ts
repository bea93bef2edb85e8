import { readStored, writeStored } from "~/src/client/browser-storage"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

/** For use-dark-mode, which cannot call the storage module. */
export const THEME_STORAGE_KEY = THEME_KEY.key

/** The attribute of the document that holds the choice of a visitor whose browser does not let it be kept. */
const UNKEPT_CHOICE = "data-theme-choice"

/** The stored choice as use-dark-mode writes it; a value it could not read counts as no choice. */
export function readThemeChoice(): string | null {
  const choice = readStored(THEME_KEY)
  return isThemeChoice(choice) ? choice : unkeptChoice()
}

/** Keeps a choice; where storage is blocked it lasts as long as the page. */
export function writeThemeChoice(choice: string): void {
  if (writeStored(THEME_KEY, choice)) document.documentElement.removeAttribute(UNKEPT_CHOICE)
  else document.documentElement.setAttribute(UNKEPT_CHOICE, choice)
}

export function isThemeChoice(value: string | null): boolean {
  return value === "true" || value === "false"
}

/** None on the server, where the hook asks, too. */
function unkeptChoice(): string | null {
  return typeof document === "undefined" ? null : document.documentElement.getAttribute(UNKEPT_CHOICE)
}
