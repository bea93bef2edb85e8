import { useCallback, useEffect, useRef, useState } from "react"
import useDarkMode from "use-dark-mode"

import { showTheme } from "~/src/client/theme/show-theme"
import { isSystemDark, systemThemeWindow } from "~/src/client/theme/system-theme"
import { isThemeChoice, readThemeChoice, THEME_STORAGE_KEY, writeThemeChoice } from "~/src/client/theme/theme-choice"

export type Theme = {
  /** Null until the page is live: what was rendered on the server cannot know. */
  isDark: boolean | null
  toggle: () => void
}

// use-dark-mode stores every change it makes; only a visitor's own choice may be kept.
let isChoosing = false
const choicesOnly = {
  getItem: readThemeChoice,
  setItem: (_key: string, choice: string) => {
    if (isChoosing) writeThemeChoice(choice)
  },
}

const options = {
  storageKey: THEME_STORAGE_KEY,
  storageProvider: choicesOnly,
  global: systemThemeWindow(),
  onChange: showTheme,
}

/** The theme of the site (T1–T4). Call it once, in the page's shell: every call listens on its own. */
export function useTheme(): Theme {
  const latest = useRef<{ enable: () => void; disable: () => void } | null>(null)
  // An effect above that of the library, whose listener cannot parse odd values and takes a removal for "light". Listeners of
  // the window are called in the order in which they were added, in Chromium capturing ones, too.
  useEffect(() => {
    const followSystem = (event: StorageEvent) => {
      const concerns = event.key === THEME_STORAGE_KEY || event.key === null
      if (!concerns || isThemeChoice(event.newValue)) return
      event.stopImmediatePropagation()
      if (isSystemDark()) latest.current?.enable()
      else latest.current?.disable()
    }
    window.addEventListener("storage", followSystem)
    return () => window.removeEventListener("storage", followSystem)
  }, [])

  const darkMode = useDarkMode(false, options)
  const { value, enable, disable } = darkMode
  const [isLive, setLive] = useState(false)

  // The toggle works before React does: a choice made while the page was being prepared for it is caught up with.
  useEffect(() => {
    const choice = readThemeChoice()
    if (choice === "true") enable()
    else if (choice === "false") disable()
    setLive(true)
  }, [enable, disable])

  useEffect(() => {
    latest.current = { enable, disable }
  }, [enable, disable])

  const toggle = useCallback(() => {
    isChoosing = true
    try {
      if (value) disable()
      else enable()
    } finally {
      isChoosing = false
    }
  }, [value, enable, disable])

  return { isDark: isLive ? value : null, toggle }
}
