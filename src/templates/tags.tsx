import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { TagsView } from "~/src/components/project-list/tags-view"
import { PROJECTS_PATH, TAGS_PATH } from "~/src/lib/addresses/paths"
import { describeListPart } from "~/src/lib/document/structured-data"
import { TEXTS } from "~/src/lib/texts"

export const query = graphql`
  query TagsPage($path: String!) {
    socialCard(path: $path) {
      ...HeadCard
    }
    siteSettings {
      ...HeadSite
    }
    projectTags {
      name
      path
      count
    }
  }
`

type Data = Queries.TagsPageQuery

export default function TagsPage({ data }: PageProps<Data>) {
  return <TagsView tags={data.projectTags} />
}

export function Head({ data: { siteSettings, socialCard } }: HeadProps<Data>) {
  if (siteSettings === null) return null
  const page = { path: TAGS_PATH, title: TEXTS.tags, description: TEXTS.tagsIntro }
  const steps = [{ path: PROJECTS_PATH, title: TEXTS.projects }, page]
  return (
    <PageHead site={siteSettings} {...page} card={socialCard} about={(site) => describeListPart(site, page, steps)} />
  )
}
