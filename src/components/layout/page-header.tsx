import { Link } from "gatsby"
import type { ComponentProps, ReactNode } from "react"

import { Avatar } from "~/src/components/ui/avatar"
import { Icon } from "~/src/components/ui/icon"
import { HOME_CRUMB, type PageCrumb } from "~/src/lib/document/crumbs"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { TEXTS } from "~/src/lib/texts"

type Crumb = PageCrumb & {
  icon?: InterfaceIcon
  /** Shown if there is no icon. */
  avatar?: ComponentProps<typeof Avatar>
  disabled?: boolean
  /** Replaces the label. */
  slot?: ReactNode
}

type PageHeaderProps = { title?: string; description?: string; crumbs?: readonly Crumb[] }

/** The top of a page: breadcrumbs, by default from the home page, title and description; empty parts are omitted (L4). */
export function PageHeader({ title = "", description, crumbs = [HOME_CRUMB, { label: title }] }: PageHeaderProps) {
  return (
    <header className="grid grid-cols-1 gap-4">
      {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : null}
      {title && <h1 className="title text-4xl sm:text-5xl">{title}</h1>}
      {description && (
        <p className="max-w-prose text-lg/[1.375] text-muted text-pretty sm:text-xl/[1.375]">{description}</p>
      )}
    </header>
  )
}

/** The path from the home page to this page, which is the last crumb (L5). */
function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
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
