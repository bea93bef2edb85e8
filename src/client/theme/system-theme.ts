import { readThemeChoice } from "~/src/client/theme/theme-choice"

const DARK_QUERY = "(prefers-color-scheme: dark)"

type ChangeListener = (event: MediaQueryListEvent) => void

/**
 * The `global` that use-dark-mode looks at. The real one would make every change of the system's
 * preference override, and overwrite, what the visitor chose; this one keeps it away then (T1).
 */
export function systemThemeWindow(): object {
  if (typeof window === "undefined") return {}
  return { document, matchMedia: systemThemeQuery }
}

export function isSystemDark(): boolean {
  return matchMedia(DARK_QUERY).matches
}

function systemThemeQuery(): object {
  const query = matchMedia(DARK_QUERY)
  const wrapped = new Map<ChangeListener, ChangeListener>()
  return {
    // The hook follows the system only when this is the literal text of its own query.
    media: DARK_QUERY,
    get matches() {
      return query.matches
    },
    addListener(listener: ChangeListener) {
      const whenNothingChosen: ChangeListener = (event) => {
        if (readThemeChoice() === null) listener(event)
      }
      wrapped.set(listener, whenNothingChosen)
      query.addEventListener("change", whenNothingChosen)
    },
    removeListener(listener: ChangeListener) {
      const whenNothingChosen = wrapped.get(listener)
      if (whenNothingChosen !== undefined) query.removeEventListener("change", whenNothingChosen)
      wrapped.delete(listener)
    },
  }
}
