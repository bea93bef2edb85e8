/** Where a visitor's choice is kept: JSON `true` for dark, `false` for light, nothing when never chosen (T1). */
export const THEME_STORAGE_KEY = "dark-mode"

/** The attribute of the document that holds the choice of a visitor whose browser does not let it be kept. */
const UNKEPT_CHOICE = "data-theme-choice"

/** The stored choice as use-dark-mode writes it; a value it could not read counts as no choice. */
export function readThemeChoice(): string | null {
  try {
    const choice = localStorage.getItem(THEME_STORAGE_KEY)
    return isThemeChoice(choice) ? choice : unkeptChoice()
  } catch {
    return unkeptChoice()
  }
}

/** Keeps a choice; where storage is blocked it lasts as long as the page. */
export function writeThemeChoice(choice: string): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice)
    document.documentElement.removeAttribute(UNKEPT_CHOICE)
  } catch {
    document.documentElement.setAttribute(UNKEPT_CHOICE, choice)
  }
}

export function isThemeChoice(value: string | null): boolean {
  return value === "true" || value === "false"
}

/** None on the server, where the hook asks, too. */
function unkeptChoice(): string | null {
  return typeof document === "undefined" ? null : document.documentElement.getAttribute(UNKEPT_CHOICE)
}
