import { showTheme, THEME_TOGGLE } from "~/src/client/theme/show-theme"
import { chooseOtherTheme, isDarkTheme, systemTheme } from "~/src/client/theme/theme-choice"

/**
 * Shows the right theme before the first paint (T2). Until the app is live, which aborts the signal, it also follows the system
 * and other tabs, and makes the toggle work (T1).
 */
export function bootTheme(signal: AbortSignal): void {
  const show = () => showTheme(isDarkTheme())
  const toggle = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(`[${THEME_TOGGLE}]`))) return
    event.stopImmediatePropagation()
    chooseOtherTheme()
    show()
  }
  show()
  systemTheme().addEventListener("change", show, { signal })
  window.addEventListener("storage", show, { signal })
  window.addEventListener("click", toggle, { capture: true, signal })
}
