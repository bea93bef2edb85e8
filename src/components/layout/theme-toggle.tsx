import { THEME_TOGGLE } from "~/src/client/theme/show-theme"
import { Icon } from "~/src/components/ui/icon"
import { TEXTS } from "~/src/lib/texts"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

type ThemeToggleProps = { isDark: boolean | null; onToggle: () => void }

/** Switches between light and dark. Both icons are in the page; the styles show the right one before React runs (T3). */
export function ThemeToggle({ isDark, onToggle }: ThemeToggleProps) {
  return (
    <button
      type="button"
      className="nav-item scripted"
      aria-label={isDark === null ? TEXTS.switchTheme : isDark ? TEXTS.switchToLight : TEXTS.switchToDark}
      onClick={onToggle}
      {...(isDark === null ? {} : tooltipTrigger(isDark ? TEXTS.lightsOn : TEXTS.goDark))}
      {...{ [THEME_TOGGLE]: "" }}
    >
      <Icon icon="lucide:sun" className="dark-only nav-icon" />
      <Icon icon="lucide:moon" className="light-only nav-icon" />
    </button>
  )
}
