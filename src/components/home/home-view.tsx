import { Link } from "gatsby"
import { useId } from "react"

import { FeaturedCard } from "~/src/components/project-list/featured-card"
import { ProjectRows } from "~/src/components/project-list/project-rows"
import type { ProjectSummary } from "~/src/components/project-list/project-summary"
import { Icon } from "~/src/components/ui/icon"
import { Prose } from "~/src/components/ui/prose"
import { ABOUT_PATH, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

type HomeViewProps = {
  title: string
  headline: string
  html: string
  featured: readonly ProjectSummary[]
  recent: readonly ProjectSummary[]
}

/** The home page: who, in one sentence, and at once the work. */
export function HomeView({ title, headline, html, featured, recent }: HomeViewProps) {
  const moreId = useId()
  const aboutId = useId()
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
        <section aria-labelledby={moreId} className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={moreId} className="section-heading">
              {featured.length === 0 ? TEXTS.projects : TEXTS.moreProjects}
            </h2>
            {recent.length === 0 ? null : (
              <Link to={PROJECTS_PATH} className="more-link">
                {TEXTS.allProjects}
                <Icon icon="lucide:arrow-right" className="size-4" />
              </Link>
            )}
          </div>
          {recent.length === 0 ? (
            <p className="text-muted">{TEXTS.noData}</p>
          ) : (
            <ProjectRows projects={recent} heading="h3" />
          )}
        </section>
      )}
      {html === "" ? (
        <AboutLink />
      ) : (
        <section aria-labelledby={aboutId} className="grid gap-4">
          <h2 id={aboutId} className="section-heading">
            {TEXTS.about}
          </h2>
          <Prose html={html} />
          <AboutLink />
        </section>
      )}
    </div>
  )
}

function AboutLink() {
  return (
    <p>
      <Link to={ABOUT_PATH} className="more-link">
        {TEXTS.readMoreAbout}
        <Icon icon="lucide:arrow-right" className="size-4" />
      </Link>
    </p>
  )
}
