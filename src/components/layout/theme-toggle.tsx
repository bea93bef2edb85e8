import { THEME_TOGGLE } from "~/src/client/theme/show-theme"
import { Icon } from "~/src/components/ui/icon"
import { TEXTS } from "~/src/lib/texts"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

/** Switches between light and dark. The page holds both icons; the styles show the right one before hydration (T3). */
export function ThemeToggle({ isDark, onToggle }: { isDark: boolean | null; onToggle: () => void }) {
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
