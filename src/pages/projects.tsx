import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { ProjectsView } from "~/src/components/projects/projects-view"
import { PROJECTS_PATH } from "~/src/lib/paths"
import { describePage } from "~/src/lib/structured-data"
import { TEXTS } from "~/src/lib/texts"
import { toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query ProjectsPage {
    siteSettings {
      ...HeadSite
    }
    allProject(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ProjectSummary
      }
    }
  }
`

type Data = Queries.ProjectsPageQuery

export default function ProjectsPage({ data: { allProject, siteSettings } }: PageProps<Data>) {
  const language = siteSettings?.language ?? "en"
  return <ProjectsView projects={allProject.nodes.map((project) => toProjectSummary(project, language))} />
}

export function Head({ data: { siteSettings } }: HeadProps<Data>) {
  if (siteSettings === null) return null
  const page = { path: PROJECTS_PATH, title: TEXTS.projects, description: TEXTS.projectsIntro }
  return <PageHead site={siteSettings} {...page} about={(site) => describePage(site, page, "CollectionPage")} />
}
