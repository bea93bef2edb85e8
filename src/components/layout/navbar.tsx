import { Link } from "gatsby"
import { type ComponentProps, useState } from "react"

import { THEME_TOGGLE } from "~/src/client/theme/show-theme"
import { NavigationLink } from "~/src/components/layout/navigation-link"
import { Avatar } from "~/src/components/ui/avatar"
import { Icon } from "~/src/components/ui/icon"
import { ABOUT_PATH, HOME_PATH, isSamePage, isWithin, NOTES_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { NOTES_ICON } from "~/src/lib/icons/interface-icons"
import { isExternal, type NavigationItem } from "~/src/lib/navigation/navigation-item"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

type NavbarProps = {
  /** The path of the current page, without base path. */
  currentPath: string
  owner: { name: string; avatar: ComponentProps<typeof Avatar>["image"] }
  theme: { isDark: boolean | null; toggle: () => void }
}

const HOME = { to: HOME_PATH, label: TEXTS.home, icon: "lucide:house" } as const
const PROJECTS = { to: PROJECTS_PATH, label: TEXTS.projects, icon: "lucide:layout-grid" } as const
const ABOUT = { to: ABOUT_PATH, label: TEXTS.about, icon: "lucide:user-round" } as const
const ITEMS: readonly NavigationItem[] =
  __NAVIGATION__ ??
  (__HAS_NOTES__
    ? [HOME, PROJECTS, { to: NOTES_PATH, label: NOTE_TEXTS.title, icon: NOTES_ICON }, ABOUT]
    : [HOME, PROJECTS, ABOUT])
/** The build leaves out the code that only items of the settings need. */
const HAS_OWN_ITEMS = __NAVIGATION__ !== null
const ItemLink = HAS_OWN_ITEMS ? NavigationLink : Link

/** The bar at the bottom of the screen: avatar, links and theme toggle (L2). */
export function Navbar({ currentPath, owner, theme }: NavbarProps) {
  // The bar is mounted once, so only the first page decides how it slides in.
  const [entrance] = useState(isSamePage(currentPath, HOME_PATH) ? "navbar-late" : "")
  const ariaCurrent = (to: string) => (isSamePage(currentPath, to) ? "page" : undefined)
  const isActive = (to: string) => {
    // The specification compares only the start of the path, so /projects-old is active, too (docs/decisions/0040).
    if (to === PROJECTS_PATH) return currentPath.startsWith(to)
    return (HAS_OWN_ITEMS || __HAS_NOTES__) && to !== ABOUT_PATH
      ? isWithin(currentPath, to)
      : isSamePage(currentPath, to)
  }
  return (
    <>
      <div className="scrim" />
      <nav className={`navbar ${entrance}`} aria-label={TEXTS.navigation}>
        <Link
          to={ABOUT_PATH}
          className="nav-avatar"
          aria-current={ariaCurrent(ABOUT_PATH)}
          {...tooltipTrigger(TEXTS.greeting)}
        >
          <Avatar image={owner.avatar} alt={owner.name} />
        </Link>
        <ul className="flex">
          {ITEMS.map(({ to, label, icon }) => {
            // Another site, and a part of a page, are never the current page.
            const isPage = !HAS_OWN_ITEMS || !(isExternal(to) || to.includes("#"))
            return (
              <li key={label}>
                <ItemLink
                  to={to}
                  className={`nav-item ${isPage && isActive(to) ? "nav-item-active" : ""}`}
                  aria-current={isPage ? ariaCurrent(to) : undefined}
                  {...tooltipTrigger(label)}
                >
                  <Icon icon={icon} className="nav-icon" />
                  <span className="sr-only">
                    {HAS_OWN_ITEMS && isExternal(to) ? `${label} ${TEXTS.externalLink}` : label}
                  </span>
                </ItemLink>
              </li>
            )
          })}
        </ul>
        <ThemeToggle {...theme} />
      </nav>
    </>
  )
}

/** Switches between light and dark. It has both icons, so that the styles show the right one before hydration (T3). */
function ThemeToggle({ isDark, toggle }: NavbarProps["theme"]) {
  return (
    <button
      type="button"
      className="nav-item scripted"
      aria-label={isDark === null ? TEXTS.switchTheme : isDark ? TEXTS.switchToLight : TEXTS.switchToDark}
      onClick={toggle}
      {...(isDark === null ? {} : tooltipTrigger(isDark ? TEXTS.lightsOn : TEXTS.goDark))}
      {...{ [THEME_TOGGLE]: "" }}
    >
      <Icon icon="lucide:sun" className="dark-only nav-icon" />
      <Icon icon="lucide:moon" className="light-only nav-icon" />
    </button>
  )
}
