import { Link } from "gatsby"
import type { ReactNode } from "react"

import { Avatar } from "~/src/components/ui/avatar"
import { Icon } from "~/src/components/ui/icon"
import type { ContentImage } from "~/src/components/ui/responsive-image"
import { HOME_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { TEXTS } from "~/src/lib/texts"

export type Crumb = {
  label: string
  /** Without it, the crumb is text. */
  to?: string
  icon?: InterfaceIcon
  /** Shown if there is no icon. */
  avatar?: { image: ContentImage; alt: string }
  disabled?: boolean
  /** Replaces the label. */
  slot?: ReactNode
}

export const HOME_CRUMB: Crumb = { label: TEXTS.home, to: HOME_PATH }
export const PROJECTS_CRUMB: Crumb = { label: TEXTS.projects, to: PROJECTS_PATH }

/** The path from the home page to this page, which is the last crumb (L5). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={TEXTS.breadcrumbs}>
      <ol className="flex items-center gap-x-1.5 whitespace-nowrap text-muted text-sm max-[16rem]:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex items-center gap-x-1.5 last:min-w-0">
            {index > 0 ? <Icon icon="lucide:chevron-right" className="size-3.5 text-faint" /> : null}
            <CrumbLink {...crumb} isCurrent={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ label, to, icon, avatar, disabled, slot, isCurrent }: Crumb & { isCurrent: boolean }) {
  const current = isCurrent ? ({ "aria-current": "page" } as const) : {}
  const content = (
    <>
      {icon && <Icon icon={icon} className="size-4" />}
      {avatar && !icon && <Avatar {...avatar} className="size-5" />}
      <span className="truncate">{slot ?? label}</span>
    </>
  )
  if (to !== undefined && !disabled) {
    return (
      <Link to={to} className="crumb crumb-link" {...current}>
        {content}
      </Link>
    )
  }
  const state = disabled ? ({ role: "link", "aria-disabled": true } as const) : {}
  return (
    <span className={`crumb ${disabled ? "opacity-60" : ""}`} {...state} {...current}>
      {content}
    </span>
  )
}
