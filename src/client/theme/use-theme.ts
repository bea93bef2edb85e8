import { useEffect, useEffectEvent } from "react"
import useDarkMode from "use-dark-mode"

import { useHydrated } from "~/src/client/create-store"
import { showTheme } from "~/src/client/theme/show-theme"
import { chooseOtherTheme, isDarkTheme, systemTheme } from "~/src/client/theme/theme-choice"

// The package's own types are wrong: they expect a key, and a complete window as `global`.
const OPTIONS: object = {
  // It would store every theme that it shows, and cannot parse invalid values. Only the visitor's own choice may be stored.
  storageKey: null,
  // Without a media query: it would let every change of the system's preference replace the visitor's choice.
  global: {},
  onChange: showTheme,
}

/**
 * Returns the theme of the site (T1–T4). `isDark` is null while hydrating. Call this once, in the page's shell: every call adds
 * listeners.
 */
export function useTheme(): { isDark: boolean | null; toggle: () => void } {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    window.addEventListener("storage", () => follow(), { signal })
    // Nothing reports a change while the browser keeps the page in its cache, or one that clears the storage of this very tab.
    window.addEventListener("pageshow", () => follow(), { signal })
    document.addEventListener("visibilitychange", () => follow(), { signal })
    systemTheme().addEventListener("change", () => follow(), { signal })
    return () => events.abort()
  }, [])

  // The server does not know the theme.
  const { value, enable, disable } = useDarkMode(typeof window !== "undefined" && isDarkTheme(), OPTIONS)
  const show = () => (isDarkTheme() ? enable() : disable())
  const follow = useEffectEvent(show)
  // The toggle works before the app is live, so the visitor may have changed the theme after React read it.
  useEffect(() => follow(), [])

  return {
    isDark: useHydrated(value, null),
    toggle() {
      chooseOtherTheme()
      show()
    },
  }
}
