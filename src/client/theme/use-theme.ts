import { useEffect } from "react"
import useDarkMode from "use-dark-mode"

import { useHydrated } from "~/src/client/create-store"
import { showTheme } from "~/src/client/theme/show-theme"
import { isThemeChoice, readThemeChoice, writeThemeChoice } from "~/src/client/theme/theme-choice"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

const DARK_QUERY = "(prefers-color-scheme: dark)"

// use-dark-mode also stores changes of the system's preference. Only the visitor's own choice may be stored.
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
  global: typeof window === "undefined" ? {} : { document, matchMedia: watchSystemTheme },
  onChange: showTheme,
}

/**
 * Returns the theme of the site (T1–T4). `isDark` is null while hydrating, because the server does not know the theme. Call this
 * once, in the page's shell: every call adds listeners.
 */
export function useTheme(): { isDark: boolean | null; toggle: () => void } {
  // use-dark-mode cannot parse invalid values, and takes a removal for "light". This listener is added before its own: a window
  // calls listeners in the order in which they were added, in Chromium even those that capture.
  useEffect(() => {
    const replaceInvalid = (event: StorageEvent) => {
      const isTheme = event.key === THEME_KEY.key || event.key === null
      if (!isTheme || isThemeChoice(event.newValue)) return
      event.stopImmediatePropagation()
      const newValue = String(matchMedia(DARK_QUERY).matches)
      window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY.key, newValue }))
    }
    window.addEventListener("storage", replaceInvalid)
    return () => window.removeEventListener("storage", replaceInvalid)
  }, [])

  const { value, enable, disable, toggle } = useDarkMode(false, OPTIONS)

  // The toggle works before the app is live, so the visitor may have changed the theme after React read it.
  useEffect(() => {
    const choice = readThemeChoice()
    if (choice === "true") enable()
    else if (choice === "false") disable()
  }, [enable, disable])

  return {
    isDark: useHydrated(value, null),
    toggle() {
      isChoosing = true
      toggle()
      isChoosing = false
    },
  }
}

/**
 * Returns the media query that use-dark-mode follows. With the real one, a change of the system's preference would replace the
 * visitor's choice. This one hides such changes once there is a choice (T1).
 */
function watchSystemTheme(): object {
  const query = matchMedia(DARK_QUERY)
  return {
    // use-dark-mode follows the system only if this equals its own query.
    media: DARK_QUERY,
    get matches() {
      return query.matches
    },
    // use-dark-mode has one listener at a time.
    addListener(listener: (event: MediaQueryListEvent) => void) {
      query.onchange = (event) => {
        if (readThemeChoice() === null) listener(event)
      }
    },
    removeListener() {
      query.onchange = null
    },
  }
}
