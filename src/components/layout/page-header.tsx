import { Link } from "gatsby"
import type { ComponentProps, ReactNode } from "react"

import { Avatar } from "~/src/components/ui/avatar"
import { Icon } from "~/src/components/ui/icon"
import { HOME_CRUMB, type PageCrumb } from "~/src/lib/document/crumbs"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type Crumb = PageCrumb & {
  icon?: InterfaceIcon
  /** Shown if there is no icon. */
  avatar?: ComponentProps<typeof Avatar>
  disabled?: boolean
  /** Replaces the label. */
  slot?: ReactNode
}

type PageHeaderProps = {
  title?: string
  description?: string
  crumbs?: readonly Crumb[]
  /** The language of title and description, if not the page's. */
  lang?: string | null
  /** The language of the title, if not that of the description. */
  titleLang?: string | null
}

type CrumbPlace = { isCurrent: boolean; lang: string | null }

/** Breadcrumbs (by default Home and the title), title and description of a page. Empty parts are omitted (L4, L5). */
export function PageHeader({
  title = "",
  description,
  crumbs = [HOME_CRUMB, { label: title }],
  lang = null,
  titleLang = lang,
}: PageHeaderProps) {
  return (
    <header className="grid gap-4">
      {crumbs.length > 0 && (
        <nav aria-label={TEXTS.breadcrumbs} className="breadcrumbs">
          <ol className="flex gap-x-1.5 whitespace-nowrap text-muted text-sm">
            {crumbs.map((crumb, index) => (
              <li key={crumb.to ?? crumb.label} className="flex items-center gap-x-1.5">
                {index > 0 ? <Icon icon="lucide:chevron-right" className="size-3.5 text-faint" /> : null}
                <CrumbLink {...crumb} isCurrent={index === crumbs.length - 1} lang={crumb.to ? null : titleLang} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {title && (
        <h1 className="title text-4xl sm:text-5xl" {...languageAttributes(titleLang)}>
          {title}
        </h1>
      )}
      {description && (
        <p className="lead-text" {...languageAttributes(lang)}>
          {description}
        </p>
      )}
    </header>
  )
}

function CrumbLink({ label, to, icon, avatar, disabled, slot, isCurrent, lang }: Crumb & CrumbPlace) {
  const isLink = to !== undefined && !disabled
  const attributes = {
    ...languageAttributes(lang),
    className: `crumb ${isLink ? "crumb-link" : disabled ? "opacity-60" : ""}`,
    ...(disabled && ({ role: "link", "aria-disabled": true } as const)),
    ...(isCurrent && ({ "aria-current": "page" } as const)),
    children: (
      <>
        {icon && <Icon icon={icon} className="size-4" />}
        {avatar && !icon && <Avatar {...avatar} className="size-5" />}
        <span className="truncate">{slot ?? label}</span>
      </>
    ),
  }
  return isLink ? <Link to={to} {...attributes} /> : <span {...attributes} />
}
