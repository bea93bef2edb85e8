/** Where a visitor's choice is kept: `off`, or nothing while shortcuts are on. */
const SHORTCUTS_STORAGE_KEY = "shortcuts"

/** The choice of a visitor whose browser does not let it be kept. */
let unkeptChoice: boolean | null = null

/** Whether single keys may do anything (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  if (unkeptChoice !== null) return unkeptChoice
  try {
    return localStorage.getItem(SHORTCUTS_STORAGE_KEY) !== "off"
  } catch {
    return true
  }
}

/** Keeps the visitor's choice; where storage is blocked it lasts as long as the page. */
export function chooseShortcuts(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(SHORTCUTS_STORAGE_KEY)
    else localStorage.setItem(SHORTCUTS_STORAGE_KEY, "off")
    unkeptChoice = null
  } catch {
    unkeptChoice = areOn
  }
}
