import { Link } from "gatsby"

import type { ProjectSummary } from "~/src/components/project-list/project-summary"
import { TagLine } from "~/src/components/project-list/tag-line"
import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { toThumbnail } from "~/src/lib/images/image-data"

type ProjectRowProps = { project: ProjectSummary; heading?: "h2" | "h3" }

const THUMBNAIL_SIZES = "(min-width: 40rem) 10rem, 6rem"

/** A project as one line of a list: a small cover, the title, one sentence, when. */
export function ProjectRow({ project, heading: Heading = "h2" }: ProjectRowProps) {
  const { path, title, summary, type, tags, when, badge, cover } = project
  return (
    <article className="row group">
      <div className="row-head grid gap-1">
        <p className="meta">
          {badge === null ? null : <span className="badge">{badge}</span>}
          {type === null ? null : <span>{type}</span>}
          <span>{when}</span>
        </p>
        <Heading className="display text-xl">
          <Link to={path} className="card-link">
            {title}
          </Link>
        </Heading>
      </div>
      <div className="row-text grid gap-1.5">
        <p className="text-[0.9375rem] text-muted text-pretty">{summary}</p>
        <TagLine tags={tags} />
      </div>
      {cover === null ? null : (
        <div className="cover w-24 sm:w-40">
          {/* The title beside it says what it is; hearing the drawing described at every line would be noise. */}
          <ResponsiveImage image={toThumbnail(cover.image)} alt="" sizes={THUMBNAIL_SIZES} className="aspect-cover" />
        </div>
      )}
    </article>
  )
}
