import { Link } from "gatsby"
import type { ReactNode } from "react"

import { Avatar } from "~/src/components/ui/avatar"
import { Icon } from "~/src/components/ui/icon"
import type { ContentImage } from "~/src/components/ui/responsive-image"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { TEXTS } from "~/src/lib/texts"

/** One step of the way to a page (L5). */
export type Crumb = {
  label: string
  /** Where it leads; plain text without. */
  to?: string
  icon?: InterfaceIcon
  /** Shown when there is no icon. */
  avatar?: { image: ContentImage; alt: string }
  disabled?: boolean
  /** Drawn in place of the label. */
  slot?: ReactNode
}

type BreadcrumbsProps = { crumbs: readonly Crumb[] }

/** The way from the home page to this one; the last step is the page itself (L5). */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={TEXTS.breadcrumbs}>
      <ol className="flex items-center gap-x-1.5 whitespace-nowrap text-muted text-sm max-[16rem]:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex items-center gap-x-1.5 last:min-w-0">
            {index > 0 ? <Icon icon="lucide:chevron-right" className="size-3.5 text-faint" /> : null}
            <CrumbLink crumb={crumb} isCurrent={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ crumb, isCurrent }: { crumb: Crumb; isCurrent: boolean }) {
  const { to, disabled = false } = crumb
  const current = isCurrent ? ({ "aria-current": "page" } as const) : {}
  if (to === undefined || disabled) {
    const state = disabled ? ({ role: "link", "aria-disabled": true } as const) : {}
    return (
      <span className={`crumb ${disabled ? "opacity-60" : ""}`} {...state} {...current}>
        <CrumbContent crumb={crumb} />
      </span>
    )
  }
  return (
    <Link to={to} className="crumb crumb-link" {...current}>
      <CrumbContent crumb={crumb} />
    </Link>
  )
}

function CrumbContent({ crumb: { label, icon, avatar, slot } }: { crumb: Crumb }) {
  return (
    <>
      {icon === undefined ? null : <Icon icon={icon} className="size-4" />}
      {icon === undefined && avatar !== undefined ? <Avatar {...avatar} className="size-5" /> : null}
      <span className="truncate">{slot ?? label}</span>
    </>
  )
}
