import { useId } from "react"

import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { AdjacentProjectsNav } from "~/src/components/project-page/adjacent-projects-nav"
import { FactStrip } from "~/src/components/project-page/fact-strip"
import { Gallery } from "~/src/components/project-page/gallery"
import type { ProjectDetails } from "~/src/components/project-page/project-details"
import { ProjectVideo } from "~/src/components/project-page/project-video"
import { RelatedProjects } from "~/src/components/project-page/related-projects"
import { TableOfContents } from "~/src/components/project-page/table-of-contents"
import { CopyButton } from "~/src/components/ui/copy-button"
import { ExternalLink } from "~/src/components/ui/external-link"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { Figure } from "~/src/components/ui/responsive-image"
import { TEXTS } from "~/src/lib/texts"

/** A project's page: facts, results, links and the text. */
export function ProjectView({ project }: { project: ProjectDetails }) {
  const { path, title, summary, badge, cover, outcome, links, video, headings, html, gallery, related } = project
  return (
    <article className="column grid grid-cols-1 gap-10">
      <PageHeader title={title} description={summary} crumbs={[HOME_CRUMB, PROJECTS_CRUMB, { label: title }]} />
      {badge && (
        <p>
          <span className="badge">{badge}</span>
        </p>
      )}
      {cover && (
        <div className="framed">
          <Figure {...cover} isFirst />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        <FactStrip project={project} />
        {outcome.length > 0 && <Outcome lines={outcome} />}
        <div className="flex flex-wrap gap-2">
          {links.length > 0 && <Links links={links} />}
          <CopyButton
            text={() => location.origin + location.pathname}
            done={TEXTS.toasts.linkCopied}
            icon="lucide:link"
          >
            {TEXTS.copyLink}
          </CopyButton>
        </div>
      </div>
      {video && <ProjectVideo video={video} />}
      {html === "" ? null : (
        <div className="story">
          <TableOfContents headings={headings} />
          <Prose html={html} />
        </div>
      )}
      {gallery.length > 0 && <Gallery images={gallery} />}
      {related.length > 0 && <RelatedProjects projects={related} />}
      <AdjacentProjectsNav path={path} previous={project.previous} next={project.next} />
    </article>
  )
}

function Outcome({ lines }: { lines: ProjectDetails["outcome"] }) {
  const headingId = useId()
  return (
    <section className="outcome" aria-labelledby={headingId}>
      <h2 id={headingId} className="display text-xl">
        {TEXTS.facts.outcome}
      </h2>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Links({ links }: { links: ProjectDetails["links"] }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={TEXTS.facts.links}>
      {links.map(({ label, url, icon, isMain }) => (
        <li key={url}>
          <ExternalLink href={url} className={`button ${isMain ? "button-primary" : ""}`}>
            {icon && <Icon icon={icon} className="size-4" />}
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
