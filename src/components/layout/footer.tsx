import { Link } from "gatsby"
import type { ReactNode } from "react"

import { shortcutsDialog } from "~/src/client/shortcuts/shortcut-choice"
import { NavigationLink } from "~/src/components/layout/navigation-link"
import { Icon } from "~/src/components/ui/icon"
import { Spaced } from "~/src/components/ui/spaced"
import { PRIVACY_PATH } from "~/src/lib/addresses/paths"
import { isExternal } from "~/src/lib/navigation/navigation-item"
import { formatNumber } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** Of every page (L3). `children` and links of the settings precede the link to the privacy policy, which is always there. */
export function Footer({ year, holder, children }: { year: number; holder: string; children?: ReactNode }) {
  return (
    // Reader views drop what has this class, unless it also has `column`.
    <footer className="footer pt-[5vh] text-muted text-sm">
      {/* On a phone the links are below, so that they do not move there when all of them have arrived. */}
      <div className="column grid justify-between gap-x-6 gap-y-2 sm:flex">
        <p>
          © {formatNumber(year, { useGrouping: false })} <bdi>{holder}</bdi>
        </p>
        <div className="me-[calc(-1*var(--wide))] flex flex-wrap gap-x-6 gap-y-2">
          <Spaced>
            {children}
            {__FOOTER_LINKS__?.map(({ label, icon, to }) => (
              <NavigationLink
                key={label}
                to={to}
                className={`quiet-link -my-3 py-3 ${icon ? "flex items-center gap-1.5" : ""} ${isExternal(to) ? "external" : ""}`}
              >
                {icon && <Icon icon={icon} className="size-4" />}
                {label}
                {isExternal(to) && <span className="sr-only"> {TEXTS.externalLink}</span>}
              </NavigationLink>
            ))}
            <Link to={PRIVACY_PATH} className="quiet-link -my-3 py-3">
              {TEXTS.privacyPolicy}
            </Link>
          </Spaced>
        </div>
      </div>
    </footer>
  )
}

/** Opens the list of keyboard shortcuts; hidden without scripts and on touch screens. */
export function ShortcutsButton() {
  return (
    <button
      type="button"
      className="quiet-link shortcuts-button scripted -my-3 cursor-pointer py-3"
      aria-haspopup="dialog"
      onClick={() => shortcutsDialog.set(true)}
    >
      {TEXTS.shortcuts}
    </button>
  )
}
