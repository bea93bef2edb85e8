import { PageHeader } from "~/src/components/layout/page-header"
import { AdjacentProjectsNav } from "~/src/components/project-page/adjacent-projects-nav"
import { FactStrip } from "~/src/components/project-page/fact-strip"
import { Gallery } from "~/src/components/project-page/gallery"
import { Outcome } from "~/src/components/project-page/outcome"
import type { ProjectDetails } from "~/src/components/project-page/project-details"
import { ProjectLinks } from "~/src/components/project-page/project-links"
import { ProjectVideo } from "~/src/components/project-page/project-video"
import { RelatedProjects } from "~/src/components/project-page/related-projects"
import { TableOfContents } from "~/src/components/project-page/table-of-contents"
import { CopyButton } from "~/src/components/ui/copy-button"
import { Figure } from "~/src/components/ui/figure"
import { Prose } from "~/src/components/ui/prose"
import { HOME_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type ProjectViewProps = { project: ProjectDetails }

/** A project's page: what it is, at a glance, what came of it, and its story. */
export function ProjectView({ project }: ProjectViewProps) {
  const { title, summary, badge, cover, outcome, links, video, headings, html, gallery, related } = project
  return (
    <article className="column grid grid-cols-1 gap-10">
      <PageHeader
        title={title}
        description={summary}
        crumbs={[{ label: TEXTS.home, to: HOME_PATH }, { label: TEXTS.projects, to: PROJECTS_PATH }, { label: title }]}
      />
      {badge === null ? null : (
        <p>
          <span className="badge">{badge}</span>
        </p>
      )}
      {cover === null ? null : (
        <div className="framed">
          <Figure {...cover} isFirst />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        <FactStrip project={project} />
        <Outcome lines={outcome} />
        <div className="flex flex-wrap gap-2">
          <ProjectLinks links={links} />
          <CopyButton text={pageAddress} done={TEXTS.toasts.linkCopied} icon="lucide:link">
            {TEXTS.copyLink}
          </CopyButton>
        </div>
      </div>
      <ProjectVideo video={video} />
      {html === "" ? null : (
        <div className="story">
          <TableOfContents headings={headings} />
          <Prose html={html} />
        </div>
      )}
      <Gallery pictures={gallery} />
      <RelatedProjects projects={related} />
      <AdjacentProjectsNav path={project.path} previous={project.previous} next={project.next} />
    </article>
  )
}

function pageAddress(): string {
  return location.origin + location.pathname
}
