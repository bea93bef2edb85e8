import { showTheme, THEME_TOGGLE } from "~/src/client/theme/show-theme"
import { readThemeChoice, writeThemeChoice } from "~/src/client/theme/theme-choice"

/**
 * Shows the right theme before the first paint (T2). Until the app is live, which aborts the signal, it also follows the system
 * and other tabs, and makes the toggle work (T1).
 */
export function bootTheme(signal: AbortSignal): void {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const isDark = () => (readThemeChoice() ?? String(system.matches)) === "true"
  const show = () => showTheme(isDark())
  const toggle = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(`[${THEME_TOGGLE}]`))) return
    event.stopImmediatePropagation()
    writeThemeChoice(String(!isDark()))
    show()
  }
  show()
  system.addEventListener("change", show, { signal })
  window.addEventListener("storage", show, { signal })
  window.addEventListener("click", toggle, { capture: true, signal })
}
