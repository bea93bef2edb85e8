import { Link } from "gatsby"

import { ResponsiveImage } from "~/src/components/ui/responsive-image"
import { toThumbnail } from "~/src/lib/images/image-data"
import type { ProjectSummary } from "~/src/lib/projects/to-project-summary"
import { TEXTS } from "~/src/lib/texts"

const THUMBNAIL_SIZES = "(min-width: 40rem) 10rem, 6rem"

export function FeaturedCard({ project, isFirst }: { project: ProjectSummary; isFirst: boolean }) {
  const { summary, tags, cover } = project
  return (
    <article className="card group">
      {cover?.image && (
        <div className="cover">
          <ResponsiveImage {...cover} isFirst={isFirst} className="aspect-cover" />
        </div>
      )}
      <div className="grid gap-1.5">
        <Meta {...project} />
        <h2 className="display text-2xl sm:text-[1.75rem]">
          <CardLink {...project} />
        </h2>
        <p className="text-muted text-pretty">{summary}</p>
        <Tags tags={tags} />
      </div>
    </article>
  )
}

type ProjectRowsProps = { projects: readonly ProjectSummary[]; heading?: "h2" | "h3" }

export function ProjectRows({ projects, heading: Heading = "h2" }: ProjectRowsProps) {
  return (
    <ul className="rows">
      {projects.map((project) => (
        <li key={project.path}>
          <article className="row group">
            <div className="row-head grid gap-1">
              <Meta {...project} />
              <Heading className="display text-xl">
                <CardLink {...project} />
              </Heading>
            </div>
            <div className="row-text grid gap-1.5">
              <p className="text-[0.9375rem] text-muted text-pretty">{project.summary}</p>
              <Tags tags={project.tags} />
            </div>
            {project.cover?.image && (
              <div className="cover w-24 sm:w-40">
                {/* Decorative: the title is beside it, and screen readers would read a description in every row. */}
                <ResponsiveImage
                  image={toThumbnail(project.cover.image)}
                  alt=""
                  sizes={THUMBNAIL_SIZES}
                  className="aspect-cover"
                />
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

function Meta({ badge, type, when }: ProjectSummary) {
  return (
    <p className="meta">
      {badge && <span className="badge">{badge}</span>}
      {type && <span>{type}</span>}
      <span>{when}</span>
    </p>
  )
}

function CardLink({ path, title }: ProjectSummary) {
  return (
    <Link to={path} className="card-link">
      {title}
    </Link>
  )
}

function Tags({ tags }: Pick<ProjectSummary, "tags">) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={TEXTS.tags} className="meta">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
