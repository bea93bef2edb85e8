import { Link } from "gatsby"

import { type ContentImage, ResponsiveImage } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import { TEXTS } from "~/src/lib/texts"

export type RelatedProject = {
  path: string
  title: string
  cover: { image: ContentImage } | null
  /** The reason why it is listed. */
  sharedTags: readonly string[]
}

const SIZES = "(min-width: 40rem) 13rem, 6rem"

/** Related projects and the tags that they share with this one. */
export function RelatedProjects({ projects }: { projects: readonly RelatedProject[] }) {
  return (
    <Section heading={TEXTS.related.heading} className="related-projects mt-4 grid grid-cols-1 gap-5">
      <ul className="related">
        {projects.map(({ path, title, cover, sharedTags }) => (
          <li key={path} className="row related-project">
            {cover && (
              <div className="cover">
                {/* Decorative: the title is beside it. */}
                <ResponsiveImage image={cover.image} alt="" sizes={SIZES} className="aspect-cover" />
              </div>
            )}
            <div className="grid content-start gap-1">
              <h3 className="display text-lg">
                <Link to={path} className="card-link">
                  {title}
                </Link>
              </h3>
              {sharedTags.length > 0 && <p className="text-muted text-sm">{TEXTS.related.reason(sharedTags)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
