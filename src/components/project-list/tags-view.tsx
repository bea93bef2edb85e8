import { Link } from "gatsby"

import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { TEXTS } from "~/src/lib/texts"

type TagsViewProps = { tags: readonly { name: string; path: string; count: number }[] }

/** All tags, each with its number of projects. */
export function TagsView({ tags }: TagsViewProps) {
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader
        title={TEXTS.tags}
        description={TEXTS.tagsIntro}
        crumbs={[HOME_CRUMB, PROJECTS_CRUMB, { label: TEXTS.tags }]}
      />
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path} className="button">
              {name}
              <span className="text-muted text-sm">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{TEXTS.list.count(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
