import { Link } from "gatsby"
import { useId } from "react"

import { FeaturedCard, ProjectRows, type ProjectSummary } from "~/src/components/project-list/project-cards"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { Section } from "~/src/components/ui/section"
import { ABOUT_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type HomeViewProps = {
  title: string
  headline: string
  html: string
  featured: readonly ProjectSummary[]
  recent: readonly ProjectSummary[]
}

/** The home page: who the owner is, in one sentence, and selected work. */
export function HomeView({ title, headline, html, featured, recent }: HomeViewProps) {
  const recentId = useId()
  const aboutLink = (
    <p>
      <MoreLink to={ABOUT_PATH}>{TEXTS.readMoreAbout}</MoreLink>
    </p>
  )
  return (
    <div className="column grid grid-cols-1 gap-16 sm:gap-20">
      <header className="-mb-8 grid gap-3 sm:-mb-10">
        <h1 className="title text-[clamp(2.75rem,12vw,3.75rem)]">{title}</h1>
        <p className="max-w-prose text-lg text-muted text-pretty sm:text-xl">{headline}</p>
      </header>
      {featured.length === 0 ? null : (
        <section aria-label={TEXTS.selectedWork} className="grid gap-12">
          {featured.map((project, index) => (
            <FeaturedCard key={project.path} project={project} isFirst={index === 0} />
          ))}
        </section>
      )}
      {recent.length === 0 && featured.length > 0 ? null : (
        <section aria-labelledby={recentId} className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={recentId} className="section-heading">
              {featured.length === 0 ? TEXTS.projects : TEXTS.moreProjects}
            </h2>
            {recent.length === 0 ? null : <MoreLink to={PROJECTS_PATH}>{TEXTS.allProjects}</MoreLink>}
          </div>
          {recent.length === 0 ? (
            <p className="text-muted">{TEXTS.noData}</p>
          ) : (
            <ProjectRows projects={recent} heading="h3" />
          )}
        </section>
      )}
      {html === "" ? (
        aboutLink
      ) : (
        <Section heading={TEXTS.about} className="grid gap-4">
          <Prose html={html} />
          {aboutLink}
        </Section>
      )}
    </div>
  )
}

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="more-link">
      {children}
      <Icon icon="lucide:arrow-right" className="size-4" />
    </Link>
  )
}
