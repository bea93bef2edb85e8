import { Link } from "gatsby"

import type { ProjectSummary } from "~/src/components/project-list/project-summary"
import { TagLine } from "~/src/components/project-list/tag-line"
import { ResponsiveImage } from "~/src/components/ui/responsive-image"

type FeaturedCardProps = { project: ProjectSummary; isFirst?: boolean; heading?: "h2" | "h3" }

/** A project shown large: its cover in the width of the column, its title and one sentence below. */
export function FeaturedCard({ project, isFirst = false, heading: Heading = "h2" }: FeaturedCardProps) {
  const { path, title, summary, type, tags, when, badge, cover } = project
  return (
    <article className="card group">
      {cover === null ? null : (
        <div className="cover">
          <ResponsiveImage {...cover} isFirst={isFirst} className="aspect-cover" />
        </div>
      )}
      <div className="grid gap-1.5">
        <p className="meta">
          {badge === null ? null : <span className="badge">{badge}</span>}
          {type === null ? null : <span>{type}</span>}
          <span>{when}</span>
        </p>
        <Heading className="display text-2xl sm:text-[1.75rem]">
          <Link to={path} className="card-link">
            {title}
          </Link>
        </Heading>
        <p className="text-muted text-pretty">{summary}</p>
        <TagLine tags={tags} />
      </div>
    </article>
  )
}
