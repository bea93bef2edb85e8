import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useCallback } from "react"

import { useProjectFilter } from "~/src/client/projects/use-project-filter"
import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/project-list/list-page-view"
import { ProjectsView } from "~/src/components/project-list/projects-view"
import { HOME_PATH, numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { describeListPart, describePage } from "~/src/lib/document/structured-data"
import type { ListPage } from "~/src/lib/projects/list-pages"
import type { IndexedProject } from "~/src/lib/projects/project-index"
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
        pageCount
      }
    }
    projectTags(limit: 1) {
      name
    }
  }
`

type Data = Queries.ProjectsPageQuery
type Page = PageProps<Data, ListPage>

/** The list begins with what can be searched; its further pages are for those without scripts, and for "Show more". */
export default function ProjectsPage(page: Page) {
  return page.pageContext.number === 1 ? <FirstPage {...page} /> : <NumberedPage {...page} />
}

function FirstPage({ data, location }: Page) {
  const { allProject, projectTags } = data
  const filtering = useProjectFilter(location.search)
  const language = languageOf(data)
  const toSummary = useCallback((project: IndexedProject) => toFoundSummary(project, language), [language])
  return (
    <ProjectsView
      filtering={filtering}
      first={summariesOf(data)}
      total={allProject.pageInfo.totalCount}
      read={(further) => summariesOf(further as Data)}
      toSummary={toSummary}
      hasTags={projectTags.length > 0}
    />
  )
}

function NumberedPage({ data, pageContext: { number } }: Page) {
  const { pageCount } = data.allProject.pageInfo
  return (
    <ListPageView
      title={TEXTS.list.page(TEXTS.projects, number)}
      description={TEXTS.projectsIntro}
      crumbs={[
        { label: TEXTS.home, to: HOME_PATH },
        { label: TEXTS.projects, to: PROJECTS_PATH },
        { label: TEXTS.list.place(number, pageCount) },
      ]}
      projects={summariesOf(data)}
      pages={{ list: PROJECTS_PATH, number, count: pageCount }}
    />
  )
}

function summariesOf(data: Data) {
  return data.allProject.nodes.map((project) => toProjectSummary(project, languageOf(data)))
}

function languageOf({ siteSettings }: Data): string {
  return siteSettings?.language ?? "en"
}

export function Head({ data, pageContext: { number } }: HeadProps<Data, ListPage>) {
  const { allProject, siteSettings, socialCard } = data
  if (siteSettings === null) return null
  const list = { path: PROJECTS_PATH, title: TEXTS.projects }
  if (number === 1) {
    const page = { ...list, description: TEXTS.projectsIntro }
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
  const path = numberedPath(PROJECTS_PATH, number)
  const page = { path, title: TEXTS.list.page(TEXTS.projects, number), description: TEXTS.projectsIntro }
  const steps = [list, { path, title: TEXTS.list.place(number, allProject.pageInfo.pageCount) }]
  return (
    <PageHead site={siteSettings} {...page} card={socialCard} about={(site) => describeListPart(site, page, steps)} />
  )
}
