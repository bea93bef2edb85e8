import { graphql, type HeadProps, type PageProps } from "gatsby"

import { HomeView } from "~/src/components/home/home-view"
import { PageHead } from "~/src/components/layout/page-head"
import { HOME_PATH } from "~/src/lib/addresses/paths"
import { describeProfile } from "~/src/lib/document/structured-data"
import { toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query HomePage($path: String!) {
    socialCard(path: $path) {
      ...HeadCard
    }
    siteSettings {
      ...HeadSite
    }
    contentPage(name: { eq: "home" }) {
      title
      headline
      description
      html
    }
    featured: allProject(filter: { featured: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...ProjectSummary
      }
    }
    recent: allProject(filter: { featured: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }], limit: 4) {
      nodes {
        ...ProjectSummary
      }
    }
  }
`

type Data = Queries.HomePageQuery

export default function HomePage({ data: { contentPage, siteSettings, featured, recent } }: PageProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, headline, html } = contentPage
  const { language } = siteSettings
  return (
    <HomeView
      title={title}
      headline={headline ?? ""}
      html={html}
      featured={featured.nodes.map((project) => toProjectSummary(project, language))}
      recent={recent.nodes.map((project) => toProjectSummary(project, language))}
    />
  )
}

export function Head({ data: { contentPage, siteSettings, socialCard } }: HeadProps<Data>) {
  if (contentPage === null || siteSettings === null) return null
  const { title, description } = contentPage
  const page = { path: HOME_PATH, title, description }
  return (
    <PageHead
      site={siteSettings}
      {...page}
      card={socialCard}
      hasMarkdown
      about={(site) => describeProfile(site, page)}
    />
  )
}
