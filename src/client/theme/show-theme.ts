export type ThemeMarks = { darkClass: string; lightClass: string; switchingClass: string; iconId: string }

export const SITE_ICON_ID = "site-icon"

/** The attribute by which the toggle is known before the app is live. */
export const THEME_TOGGLE = "data-theme-toggle"

export const THEME_MARKS: ThemeMarks = {
  darkClass: "dark-mode",
  lightClass: "light-mode",
  switchingClass: "theme-switching",
  iconId: SITE_ICON_ID,
}

/**
 * Puts a theme on the document: the class that the styles read, and the site icon that goes with it (T2, T4). It is
 * printed into the page with `toString()`, too: plain statements, and nothing from outside but its arguments. Colours
 * change at once, for every hover transition of the page running together would be a storm; reading a style makes the
 * browser apply them before transitions come back.
 */
export function showTheme({ darkClass, lightClass, switchingClass, iconId }: ThemeMarks, isDark: boolean): void {
  const root = document.documentElement
  const wanted = isDark ? darkClass : lightClass
  if (!root.classList.contains(wanted)) {
    root.classList.add(switchingClass)
    root.classList.remove(darkClass, lightClass)
    root.classList.add(wanted)
    if (document.body) void getComputedStyle(document.body).color
    root.classList.remove(switchingClass)
  }
  const icon = document.getElementById(iconId)
  if (!icon) return
  const href = icon.getAttribute(isDark ? "data-dark" : "data-light")
  if (href && icon.getAttribute("href") !== href) icon.setAttribute("href", href)
}
