import { Link } from "gatsby"

import { PageHeader } from "~/src/components/layout/page-header"
import { FactStrip } from "~/src/components/projects/fact-strip"
import { Outcome } from "~/src/components/projects/outcome"
import type { ProjectDetails } from "~/src/components/projects/project-details"
import { ProjectLinks } from "~/src/components/projects/project-links"
import { CopyButton } from "~/src/components/ui/copy-button"
import { Figure } from "~/src/components/ui/figure"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { HOME_PATH, PROJECTS_PATH } from "~/src/lib/paths"
import { TEXTS } from "~/src/lib/texts"

type ProjectViewProps = { project: ProjectDetails }

/** A project's page: what it is, at a glance, what came of it, and its story. */
export function ProjectView({ project }: ProjectViewProps) {
  const { title, summary, badge, cover, outcome, links, html } = project
  return (
    <article className="container grid grid-cols-1 gap-10">
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
      {html === "" ? null : <Prose html={html} />}
      <p className="border-line border-t pt-6">
        <Link to={PROJECTS_PATH} className="more-link">
          {TEXTS.allProjects}
          <Icon icon="lucide:arrow-right" className="size-4" />
        </Link>
      </p>
    </article>
  )
}

function pageAddress(): string {
  return location.origin + location.pathname
}
