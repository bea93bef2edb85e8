import { useEffect } from "react"
import useDarkMode from "use-dark-mode"

import { useHydrated } from "~/src/client/create-store"
import { showTheme } from "~/src/client/theme/show-theme"
import { isThemeChoice, readThemeChoice, writeThemeChoice } from "~/src/client/theme/theme-choice"
import { THEME_KEY } from "~/src/lib/privacy/stored-keys"

const DARK_QUERY = "(prefers-color-scheme: dark)"

// use-dark-mode stores every change it makes; only a visitor's own choice may be stored.
let isChoosing = false

const OPTIONS = {
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
 * Returns the theme of the site (T1–T4). `isDark` is null while hydrating: the server does not know. Call it once, in the page's
 * shell: every call adds listeners.
 */
export function useTheme(): { isDark: boolean | null; toggle: () => void } {
  // Before use-dark-mode's own effects: it cannot parse invalid values, and takes a removal for "light". Listeners of the window
  // are called in the order in which they were added, in Chromium capturing ones, too.
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

  // The toggle works before React does: adopts a choice that was made after React had read it.
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
 * Returns the media query that use-dark-mode follows. With the real one, every change of the system's preference would override
 * and overwrite what the visitor has chosen; this one hides such changes then (T1).
 */
function watchSystemTheme(): object {
  const query = matchMedia(DARK_QUERY)
  return {
    // use-dark-mode follows the system only if this is its own query, literally.
    media: DARK_QUERY,
    get matches() {
      return query.matches
    },
    // It has one listener at a time.
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
