/** The id of the site icon's `<link>`, which holds the addresses of both versions. */
export const SITE_ICON_ID = "site-icon"

/** The attribute by which the boot script finds the toggle. */
export const THEME_TOGGLE = "data-theme-toggle"

const DARK_CLASS = "dark-mode"
const LIGHT_CLASS = "light-mode"
const SWITCHING_CLASS = "theme-switching"

/**
 * Shows a theme: sets the class that the styles read, and the site icon (T2, T4). Colours change without transitions, because
 * those of all elements would run together; reading a style applies the change before transitions are enabled again.
 */
export function showTheme(isDark: boolean): void {
  const { classList } = document.documentElement
  const wanted = isDark ? DARK_CLASS : LIGHT_CLASS
  if (!classList.contains(wanted)) {
    classList.add(SWITCHING_CLASS)
    classList.remove(DARK_CLASS, LIGHT_CLASS)
    classList.add(wanted)
    if (document.body) void getComputedStyle(document.body).color
    classList.remove(SWITCHING_CLASS)
  }
  const icon = document.getElementById(SITE_ICON_ID)
  const href = icon?.getAttribute(isDark ? "data-dark" : "data-light")
  if (icon && href && icon.getAttribute("href") !== href) icon.setAttribute("href", href)
}
