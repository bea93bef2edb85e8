import { Link } from "gatsby"
import { useId } from "react"

import { type ContentImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { TEXTS } from "~/src/lib/texts"

export type RelatedProject = {
  path: string
  title: string
  cover: { image: ContentImage } | null
  /** Why it is here. */
  sharedTags: readonly string[]
}

type RelatedProjectsProps = { projects: readonly RelatedProject[] }

const SIZES = "(min-width: 40rem) 13rem, 6rem"

/** Projects that go with the one on the page, and why. */
export function RelatedProjects({ projects }: RelatedProjectsProps) {
  const headingId = useId()
  if (projects.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="related-projects mt-4 grid grid-cols-1 gap-5">
      <h2 id={headingId} className="section-heading">
        {TEXTS.related.heading}
      </h2>
      <ul className="related">
        {projects.map(({ path, title, cover, sharedTags }) => (
          <li key={path} className="row related-project">
            {cover === null ? null : (
              <div className="cover">
                {/* The title beside it says what it is. */}
                <ResponsiveImage image={cover.image} alt="" sizes={SIZES} className="aspect-cover" />
              </div>
            )}
            <div className="grid content-start gap-1">
              <h3 className="display text-lg">
                <Link to={path} className="card-link">
                  {title}
                </Link>
              </h3>
              {sharedTags.length === 0 ? null : (
                <p className="text-muted text-sm">{TEXTS.related.reason(sharedTags)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
