import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useCallback } from "react"

import { useProjectFilter } from "~/src/client/projects/use-project-filter"
import { PageHead } from "~/src/components/layout/page-head"
import { ProjectsView } from "~/src/components/projects/projects-view"
import { PROJECTS_PATH } from "~/src/lib/paths"
import type { IndexedProject } from "~/src/lib/project-index"
import { describePage } from "~/src/lib/structured-data"
import { TEXTS } from "~/src/lib/texts"
import { toFoundSummary, toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query ProjectsPage($path: String!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path) {
      ...HeadCard
    }
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

export default function ProjectsPage({ data, location }: PageProps<Data>) {
  const { allProject, projectTags } = data
  const filtering = useProjectFilter(location.search)
  const language = data.siteSettings?.language ?? "en"
  const toSummary = useCallback((project: IndexedProject) => toFoundSummary(project, language), [language])
  // The data of a numbered page has the same list.
  const read = (page: unknown) => (page as Data).allProject.nodes.map((project) => toProjectSummary(project, language))
  return (
    <ProjectsView
      filtering={filtering}
      first={read(data)}
      total={allProject.pageInfo.totalCount}
      read={read}
      toSummary={toSummary}
      hasTags={projectTags.length > 0}
    />
  )
}

export function Head({ data: { siteSettings, socialCard } }: HeadProps<Data>) {
  if (siteSettings === null) return null
  const page = { path: PROJECTS_PATH, title: TEXTS.projects, description: TEXTS.projectsIntro }
  return (
    <PageHead
      site={siteSettings}
      {...page}
      card={socialCard}
      hasMarkdown
      about={(site) => describePage(site, page, "CollectionPage")}
    />
  )
}
