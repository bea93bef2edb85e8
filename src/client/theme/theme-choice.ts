import { readStored, writeStored } from "~/src/client/browser-storage"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

/** The theme that the system prefers. */
export function systemTheme(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)")
}

/** Returns whether the visitor has chosen the dark theme, or without a valid choice, whether the system prefers it (T1). */
export function isDarkTheme(): boolean {
  const choice = readStored(THEME_KEY)
  return choice === "true" || (choice !== "false" && systemTheme().matches)
}

/** Stores the choice of the other theme. */
export function chooseOtherTheme(): void {
  writeStored(THEME_KEY, String(!isDarkTheme()))
}
