import { useEffect, useEffectEvent } from "react"
import useDarkMode from "use-dark-mode"

import { useHydrated } from "~/src/client/create-store"
import { showTheme } from "~/src/client/theme/show-theme"
import { readThemeChoice, writeThemeChoice } from "~/src/client/theme/theme-choice"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

const DARK_QUERY = "(prefers-color-scheme: dark)"

// use-dark-mode stores every theme that it shows. Only the visitor's own choice may be stored.
let isChoosing = false

// The package's own types are wrong: they expect a window instead of the storage, and a complete one as `global`.
const OPTIONS: object = {
  storageKey: THEME_KEY.key,
  storageProvider: {
    getItem: readThemeChoice,
    setItem: (_key: string, choice: string) => {
      if (isChoosing) writeThemeChoice(choice)
    },
  },
  // Without a media query: the package would let every change of the system's preference replace the visitor's choice.
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
    // Added before the listener of use-dark-mode, which cannot parse invalid values, and takes a removal for "light": a window calls
    // listeners in the order in which they were added, in Chromium even those that capture.
    const replace = (event: StorageEvent) => {
      if (event.key !== THEME_KEY.key && event.key !== null) return
      event.stopImmediatePropagation()
      follow()
    }
    window.addEventListener("storage", replace, { signal })
    // Nothing reports a change while the browser keeps the page in its cache, or one that clears the storage of this very tab.
    window.addEventListener("pageshow", () => follow(), { signal })
    document.addEventListener("visibilitychange", () => follow(), { signal })
    matchMedia(DARK_QUERY).addEventListener("change", () => follow(), { signal })
    return () => events.abort()
  }, [])

  const { value, enable, disable, toggle } = useDarkMode(isSystemDark(), OPTIONS)
  const follow = useEffectEvent(() => {
    if ((readThemeChoice() ?? String(isSystemDark())) === "true") enable()
    else disable()
  })
  // The toggle works before the app is live, so the visitor may have changed the theme after React read it.
  useEffect(() => follow(), [])

  return {
    isDark: useHydrated(value, null),
    toggle() {
      isChoosing = true
      toggle()
      isChoosing = false
    },
  }
}

function isSystemDark(): boolean {
  return typeof window !== "undefined" && matchMedia(DARK_QUERY).matches
}
