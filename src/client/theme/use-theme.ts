import { useEffect, useEffectEvent } from "react"
import useDarkMode from "use-dark-mode"

import { useHydrated } from "~/src/client/create-store"
import { showTheme } from "~/src/client/theme/show-theme"
import { readThemeChoice, writeThemeChoice } from "~/src/client/theme/theme-choice"

const DARK_QUERY = "(prefers-color-scheme: dark)"

// The package's own types are wrong: they expect a key, and a complete window as `global`.
const OPTIONS: object = {
  // It would store every theme that it shows, and cannot parse invalid values. Only the visitor's own choice may be stored.
  storageKey: null,
  // Without a media query: it would let every change of the system's preference replace the visitor's choice.
  global: {},
  onChange: showTheme,
}

/**
 * Returns the theme of the site (T1–T4). `isDark` is null while hydrating, because the server does not know the theme. Call this
 * once, in the page's shell: every call adds listeners.
 */
export function useTheme(): { isDark: boolean | null; toggle: () => void } {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    window.addEventListener("storage", () => follow(), { signal })
    // Nothing reports a change while the browser keeps the page in its cache, or one that clears the storage of this very tab.
    window.addEventListener("pageshow", () => follow(), { signal })
    document.addEventListener("visibilitychange", () => follow(), { signal })
    matchMedia(DARK_QUERY).addEventListener("change", () => follow(), { signal })
    return () => events.abort()
  }, [])

  const { value, enable, disable } = useDarkMode(isDark(), OPTIONS)
  const show = () => (isDark() ? enable() : disable())
  const follow = useEffectEvent(show)
  // The toggle works before the app is live, so the visitor may have changed the theme after React read it.
  useEffect(() => follow(), [])

  return {
    isDark: useHydrated(value, null),
    toggle() {
      writeThemeChoice(String(!isDark()))
      show()
    },
  }
}

/** Returns what the visitor has chosen, else what the system prefers; false on the server. */
function isDark(): boolean {
  if (typeof window === "undefined") return false
  return (readThemeChoice() ?? String(matchMedia(DARK_QUERY).matches)) === "true"
}
