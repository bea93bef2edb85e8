import { Link } from "gatsby"

import { PageHeader } from "~/src/components/layout/page-header"
import { HOME_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type TagsViewProps = { tags: readonly { name: string; path: string; count: number }[] }

/** All tags, each with its number of projects. */
export function TagsView({ tags }: TagsViewProps) {
  const home = { label: TEXTS.home, to: HOME_PATH }
  const projects = { label: TEXTS.projects, to: PROJECTS_PATH }
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader title={TEXTS.tags} description={TEXTS.tagsIntro} crumbs={[home, projects, { label: TEXTS.tags }]} />
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
