import { PageHeader } from "~/src/components/layout/page-header"
import { FactStrip } from "~/src/components/project-page/fact-strip"
import { AdjacentProjectsNav, RelatedProjects } from "~/src/components/project-page/further-projects"
import { Gallery } from "~/src/components/project-page/gallery"
import { ProjectVideo } from "~/src/components/project-page/project-video"
import { CopyButton } from "~/src/components/ui/copy-button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { Figure } from "~/src/components/ui/responsive-image"
import { Section } from "~/src/components/ui/section"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"
import type { ProjectDetails } from "~/src/lib/projects/to-project-details"
import { TEXTS } from "~/src/lib/texts"

const MIN_HEADINGS = 4

export function ProjectView({ project }: { project: ProjectDetails }) {
  const { title, badge, cover, outcome, links, video, headings, html, gallery, related } = project
  return (
    <article className="column grid grid-cols-1 gap-10">
      <PageHeader title={title} description={project.summary} crumbs={[HOME_CRUMB, PROJECTS_CRUMB, { label: title }]} />
      {badge && (
        <p>
          <span className="badge">{badge}</span>
        </p>
      )}
      {cover?.image && (
        <div className="framed">
          <Figure {...cover} isFirst />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        <FactStrip {...project} />
        {outcome.length > 0 && (
          <Section heading={PROJECT_TEXTS.facts.outcome} className="outcome" headingClassName="display text-xl">
            <ul className="grid gap-2">
              {outcome.map((line) => (
                <li key={line} className="text-pretty">
                  {line}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className="flex flex-wrap gap-2">
          {links.length > 0 && (
            <ul className="flex flex-wrap gap-2" aria-label={PROJECT_TEXTS.facts.links}>
              {links.map(({ label, url, icon, isMain }) => (
                <li key={url}>
                  <ExternalLink href={url} className={`button ${isMain ? "button-primary" : ""}`}>
                    {icon && <Icon icon={icon} className="size-4" />}
                    {label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <CopyButton
            text={() => location.origin + location.pathname}
            done={TEXTS.toasts.linkCopied}
            icon="lucide:link"
          >
            {TEXTS.copyLink}
          </CopyButton>
        </div>
      </div>
      {video && <ProjectVideo {...video} />}
      {html === "" ? null : (
        <div className="story">
          {headings.length >= MIN_HEADINGS && <TableOfContents headings={headings} />}
          <Prose html={html} />
        </div>
      )}
      {gallery.length > 0 && <Gallery images={gallery} />}
      {related.length > 0 && <RelatedProjects related={related} />}
      <AdjacentProjectsNav path={project.path} previous={project.previous} next={project.next} />
    </article>
  )
}

/** Links to the headings of a long text: beside it if there is space, else above it and collapsed. */
function TableOfContents({ headings }: Pick<ProjectDetails, "headings">) {
  const list = (
    <nav aria-label={PROJECT_TEXTS.contents}>
      <ol className="contents-list">
        {headings.map(({ id, level, html }) => (
          <li key={id} className={level > 2 ? "contents-sub" : undefined}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML */}
            <a href={`#${id}`} className="quiet-link" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  )
  return (
    <>
      <details className="contents-folded">
        <summary>{PROJECT_TEXTS.contents}</summary>
        {list}
      </details>
      <div className="contents-aside">{list}</div>
    </>
  )
}
