import { APP_LIVE_EVENT } from "~/src/client/boot/app-live"
import { showTheme, THEME_MARKS, THEME_TOGGLE, type ThemeMarks } from "~/src/client/theme/show-theme"
import { THEME_STORAGE_KEY, UNKEPT_CHOICE } from "~/src/client/theme/theme-choice"

type BootOptions = ThemeMarks & {
  storageKey: string
  unkeptChoice: string
  toggle: string
  appLiveEvent: string
}

const BOOT_OPTIONS: BootOptions = {
  ...THEME_MARKS,
  storageKey: THEME_STORAGE_KEY,
  unkeptChoice: UNKEPT_CHOICE,
  toggle: `[${THEME_TOGGLE}]`,
  appLiveEvent: APP_LIVE_EVENT,
}

/**
 * Runs inline before the first paint, so that no frame has the wrong theme (T2), and until the app is live it does what the
 * app would: it follows the system and other tabs, and the toggle works (T1). It is printed into the page
 * with `toString()`: plain statements, and nothing from outside but its arguments. Where storage is blocked, what the toggle noted in the document
 * decides, or the system.
 */
function bootTheme(options: BootOptions, show: typeof showTheme): void {
  const root = document.documentElement
  const system = matchMedia("(prefers-color-scheme: dark)")
  const until = new AbortController()
  const isDark = () => {
    let choice = root.getAttribute(options.unkeptChoice)
    try {
      choice = localStorage.getItem(options.storageKey) || choice
    } catch {
      // Blocked.
    }
    return choice === "true" || (choice !== "false" && system.matches)
  }
  const follow = () => show(options, isDark())
  const toggle = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(options.toggle))) return
    event.stopImmediatePropagation()
    const choice = String(!isDark())
    try {
      localStorage.setItem(options.storageKey, choice)
    } catch {
      root.setAttribute(options.unkeptChoice, choice)
    }
    follow()
  }
  follow()
  system.addEventListener("change", follow, { signal: until.signal })
  window.addEventListener("storage", follow, { signal: until.signal })
  window.addEventListener("click", toggle, { capture: true, signal: until.signal })
  document.addEventListener(options.appLiveEvent, () => until.abort(), { once: true })
}

/** The script of the page's head. */
export function printBootTheme(): string {
  return `(${bootTheme})(${JSON.stringify(BOOT_OPTIONS)},${showTheme})`
}
