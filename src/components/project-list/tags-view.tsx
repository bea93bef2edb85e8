import { Link } from "gatsby"
import type { ComponentProps } from "react"

import { PageHeader } from "~/src/components/layout/page-header"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"

type TagsViewProps = ComponentProps<typeof PageHeader> & {
  tags: readonly { name: string; path: string; count: number }[]
}

export function TagsView({ tags, ...header }: TagsViewProps) {
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader {...header} />
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path} className="button">
              {name}
              <span className="text-muted text-sm">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{LIST_TEXTS.list.count(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
