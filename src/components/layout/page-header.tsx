import { Breadcrumbs, type Crumb } from "~/src/components/layout/breadcrumbs"

type PageHeaderProps = { title?: string; description?: string; crumbs?: readonly Crumb[] }

/** The top of a page: breadcrumbs, title and description; empty parts are omitted (L4). */
export function PageHeader({ title, description, crumbs = [] }: PageHeaderProps) {
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
