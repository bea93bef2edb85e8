import { Link } from "gatsby"
import { useState } from "react"

import { ThemeToggle } from "~/src/components/layout/theme-toggle"
import { Avatar } from "~/src/components/ui/avatar"
import { Icon } from "~/src/components/ui/icon"
import type { PictureImage } from "~/src/components/ui/picture"
import type { InterfaceIcon } from "~/src/lib/interface-icons"
import { ABOUT_PATH, HOME_PATH, isSamePage, PROJECTS_PATH } from "~/src/lib/paths"
import { TEXTS } from "~/src/lib/texts"
import { tooltipTrigger } from "~/src/lib/tooltip-trigger"

type NavbarProps = {
  /** The path of the page on show, without base path. */
  currentPath: string
  owner: { name: string; avatar: PictureImage | null }
  theme: { isDark: boolean | null; toggle: () => void }
}

type Item = { to: string; label: string; icon: InterfaceIcon; isActive: (path: string) => boolean }

const ITEMS: readonly Item[] = [
  { to: HOME_PATH, label: TEXTS.home, icon: "lucide:house", isActive: (path) => isSamePage(path, HOME_PATH) },
  {
    to: PROJECTS_PATH,
    label: TEXTS.projects,
    icon: "lucide:layout-grid",
    // By its letters, as the specification says: also /projects-old (docs/decisions/0040).
    isActive: (path) => path.startsWith(PROJECTS_PATH),
  },
  { to: ABOUT_PATH, label: TEXTS.about, icon: "lucide:user-round", isActive: (path) => isSamePage(path, ABOUT_PATH) },
]

/** The bar at the bottom of the screen: who, where to, and the theme (L2). */
export function Navbar({ currentPath, owner, theme }: NavbarProps) {
  // The bar stays while pages change; how it came in is decided once, by the page it came in on.
  const [entrance] = useState(isSamePage(currentPath, HOME_PATH) ? "navbar-late" : "navbar-early")
  return (
    <nav className={`navbar ${entrance}`} aria-label={TEXTS.navigation}>
      <Link
        to={ABOUT_PATH}
        className="nav-avatar"
        aria-current={isSamePage(currentPath, ABOUT_PATH) ? "page" : undefined}
        {...tooltipTrigger(TEXTS.greeting)}
      >
        <Avatar image={owner.avatar} alt={owner.name} />
      </Link>
      <ul className="flex">
        {ITEMS.map(({ to, label, icon, isActive }) => (
          <li key={to}>
            <Link
              to={to}
              className={`nav-item ${isActive(currentPath) ? "nav-item-active" : ""}`}
              aria-label={label}
              aria-current={isSamePage(currentPath, to) ? "page" : undefined}
              {...tooltipTrigger(label)}
            >
              <Icon icon={icon} className="nav-icon" />
            </Link>
          </li>
        ))}
      </ul>
      <ThemeToggle isDark={theme.isDark} onToggle={theme.toggle} />
    </nav>
  )
}
