import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { ProjectsView } from "~/src/components/projects/projects-view"
import { PROJECTS_PATH } from "~/src/lib/paths"
import { describePage } from "~/src/lib/structured-data"
import { TEXTS } from "~/src/lib/texts"
import { toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query ProjectsPage($skip: Int!, $limit: Int!) {
    siteSettings {
      ...HeadSite
    }
    allProject(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...ProjectSummary
      }
      pageInfo {
        totalCount
      }
    }
    projectTags(limit: 1) {
      name
    }
  }
`

type Data = Queries.ProjectsPageQuery

export default function ProjectsPage({ data: { allProject, siteSettings, projectTags } }: PageProps<Data>) {
  const language = siteSettings?.language ?? "en"
  return (
    <ProjectsView
      projects={allProject.nodes.map((project) => toProjectSummary(project, language))}
      total={allProject.pageInfo.totalCount}
      hasTags={projectTags.length > 0}
    />
  )
}

export function Head({ data: { siteSettings } }: HeadProps<Data>) {
  if (siteSettings === null) return null
  const page = { path: PROJECTS_PATH, title: TEXTS.projects, description: TEXTS.projectsIntro }
  return (
    <PageHead site={siteSettings} {...page} hasMarkdown about={(site) => describePage(site, page, "CollectionPage")} />
  )
}
