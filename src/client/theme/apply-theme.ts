export const DARK_CLASS = "dark-mode"
export const LIGHT_CLASS = "light-mode"
const SWITCHING_CLASS = "theme-switching"
export const SITE_ICON_ID = "site-icon"

/** Puts a theme on the document: the class that the styles read, and the site icon that goes with it (T2, T4). */
export function applyTheme(isDark: boolean): void {
  const root = document.documentElement
  const wanted = isDark ? DARK_CLASS : LIGHT_CLASS
  if (!root.classList.contains(wanted)) switchClasses(root, wanted)
  const icon = document.getElementById(SITE_ICON_ID)
  const href = isDark ? icon?.dataset.dark : icon?.dataset.light
  if (href !== undefined && icon?.getAttribute("href") !== href) icon?.setAttribute("href", href)
}

/** Colours change at once: every hover transition of the page running together would be a storm. */
function switchClasses(root: HTMLElement, wanted: string): void {
  root.classList.add(SWITCHING_CLASS)
  root.classList.remove(DARK_CLASS, LIGHT_CLASS)
  root.classList.add(wanted)
  // Reading a style makes the browser apply the new colours before transitions come back.
  void getComputedStyle(document.body).color
  root.classList.remove(SWITCHING_CLASS)
}
