import { DARK_CLASS, LIGHT_CLASS, SITE_ICON_ID } from "~/src/client/theme/apply-theme"
import { THEME_STORAGE_KEY } from "~/src/client/theme/theme-choice"

export type BootOptions = { storageKey: string; darkClass: string; lightClass: string; iconId: string }

export const BOOT_OPTIONS: BootOptions = {
  storageKey: THEME_STORAGE_KEY,
  darkClass: DARK_CLASS,
  lightClass: LIGHT_CLASS,
  iconId: SITE_ICON_ID,
}

/**
 * Runs inline before the first paint, so that no frame has the wrong theme (T2). It is printed into
 * the page with `toString()`: plain statements, and nothing from outside but its argument.
 */
export function bootTheme(options: BootOptions): void {
  let choice: string | null = null
  try {
    choice = localStorage.getItem(options.storageKey)
  } catch {
    // Blocked storage: the system's preference decides.
  }
  const isDark = choice === "true" || (choice !== "false" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.classList.add(isDark ? options.darkClass : options.lightClass)
  const icon = document.getElementById(options.iconId)
  const href = icon?.getAttribute(isDark ? "data-dark" : "data-light")
  if (href) icon?.setAttribute("href", href)
}
